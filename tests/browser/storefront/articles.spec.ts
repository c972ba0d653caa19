import { expect, test } from 'playwright/test'

/** Pages of a catalogue (spec 3 §1, /article/node). */

interface Node {
  category_id: number
  children: Node[]
}

const api = '/api/h5app/wxapp'

test('the page of a catalogue shows title and text of its first article', async ({ page }) => {
  const tree = (await (await page.request.get(`${api}/article/category`)).json()) as { data: Node[] }
  const id = tree.data[0]?.category_id
  const listed = await page.request.get(`${api}/article/management?page=1&pageSize=10&category_id=${id}`)
  const { data } = (await listed.json()) as { data: { list: { title: string }[] } }
  const title = data.list[0]?.title ?? ''
  expect(title).not.toBe('')

  await page.goto(`/article/node/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main.getByRole('article').locator('p, figure, img').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
})

test('a catalogue that does not exist is a missing page', async ({ page }) => {
  const answer = await page.goto('/article/node/999999')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('页面不存在')
})
