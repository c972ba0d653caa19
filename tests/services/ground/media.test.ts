import sharp from 'sharp'
import { demoMall } from '@/lib/demo'
import { pictureUrl } from '@/lib/demo/art'
import type { Portrait } from '@/lib/demo/types'
import { answerMedia } from '@/lib/server/ground/media/answer-media'

const portrait: Portrait = { class: 'fridge', form: 'french', color: 'c9ced6', seed: 7, figures: [] }
const photo = pictureUrl({ kind: 'goods', portrait, view: 'front' })
const ask = (path: string, w?: string) =>
  answerMedia(async () => demoMall, path, new URLSearchParams(w === undefined ? {} : { w }))
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('pictures of the mall', () => {
  test('a photo is an immutable WebP of the requested width', async () => {
    for (const [requested, width] of [
      ['240', 240],
      ['480', 480],
      [undefined, 1200],
      ['7', 1200],
    ] as const) {
      const answer = await ask(photo, requested)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  test('the photo of a card has less than 16 kB', async () => {
    expect((await bytesOf(await ask(photo, '480'))).length).toBeLessThan(16_000)
  })

  test('photos and drawings are available as SVG', async () => {
    for (const path of [photo.replace(/webp$/, 'svg'), '/media/icon/tv.svg', '/media/logo/mark.svg']) {
      const answer = await ask(path)
      expect(answer.headers.get('content-type')).toContain('image/svg+xml')
      expect(await answer.text()).toMatch(/^<svg /)
    }
  })

  test('many concurrent requests for new photos all succeed, with SVG when too many wait', async () => {
    const views = Array.from({ length: 120 }, (_, seed) =>
      pictureUrl({ kind: 'goods', portrait: { ...portrait, seed: 5000 + seed }, view: 'front' }),
    )
    const answers = await Promise.all(views.map((path) => ask(path, '240')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const vectors = answers.filter((answer) => answer.headers.get('content-type') !== 'image/webp')
    expect(vectors.length).toBeGreaterThan(0)
    for (const answer of vectors) expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/media/goods/x.webp', '/media/nothing/a.webp', '/media/goods/../a.webp', '/media/a.png'])(
    '%s is a 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})
