import sharp from 'sharp'
import { pictureUrl } from '@/lib/demo/art'
import type { Portrait } from '@/lib/demo/types'
import { demoMall } from '@/lib/demo'
import { answerMedia } from '@/lib/server/media/answer-media'

const portrait: Portrait = { class: 'fridge', form: 'french', color: 'c9ced6', seed: 7, figures: [] }
const photo = pictureUrl({ kind: 'goods', portrait, view: 'front' })
const ask = (path: string, w?: string) =>
  answerMedia(async () => demoMall, path, new URLSearchParams(w === undefined ? {} : { w }))
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('pictures of the mall', () => {
  test('a photo is WebP as wide as it was asked for, for ever', async () => {
    for (const [asked, width] of [
      ['240', 240],
      ['480', 480],
      [undefined, 1200],
      ['7', 1200],
    ] as const) {
      const answer = await ask(photo, asked)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  test('a card weighs no more than a short text', async () => {
    expect((await bytesOf(await ask(photo, '480'))).length).toBeLessThan(16_000)
  })

  test('its vector is there too, as that of every drawing', async () => {
    for (const path of [photo.replace(/webp$/, 'svg'), '/media/icon/tv.svg', '/media/logo/mark.svg']) {
      const answer = await ask(path)
      expect(answer.headers.get('content-type')).toContain('image/svg+xml')
      expect(await answer.text()).toMatch(/^<svg /)
    }
  })

  test('a hundred who ask for new pictures at once all get one, vectors when too many wait', async () => {
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
    '%s is no picture',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})
