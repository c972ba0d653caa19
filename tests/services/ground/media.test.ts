import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoMall } from '@/lib/demo'
import { pictureUrl } from '@/lib/demo/art'
import type { Portrait } from '@/lib/demo/types'
import { answerMedia } from '@/lib/server/ground/media/answer-media'
import { KeptDrawings } from '@/lib/server/ground/media/kept-drawings'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-media-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const portrait: Portrait = { class: 'fridge', form: 'french', color: 'c9ced6', seed: 7, figures: [] }
const photo = pictureUrl({ kind: 'goods', portrait, view: 'front' })
const ask = (path: string, w?: string) =>
  answerMedia(async () => demoMall, path, new URLSearchParams(w === undefined ? {} : { w }), folder)
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

describe('kept renderings', () => {
  const bytes = new Uint8Array([1, 2, 3])
  const keptIn = async (name: string) => {
    const path = join(folder, name)
    return { path, open: () => new KeptDrawings(path) }
  }

  test('a drawing is rendered once for each content and width, also by the next process', async () => {
    const { path, open } = await keptIn('kept')
    let rendered = 0
    const render = async () => {
      rendered++
      return bytes
    }
    for (const [svg, width] of [
      ['a', 240],
      ['a', 240],
      ['a', 480],
      ['b', 240],
      ['b', 240],
    ] as const)
      expect(await open().rendered(svg, width, render)).toEqual(bytes)
    expect(rendered).toBe(3)
    expect(await readdir(path)).toHaveLength(3)
  })

  test('a drawing that cannot be rendered now is tried again', async () => {
    const { open } = await keptIn('later')
    expect(await open().rendered('a', 240, async () => null)).toBeNull()
    expect(await open().rendered('a', 240, async () => bytes)).toEqual(bytes)
  })

  test('a full folder keeps no more, and one that cannot be written keeps nothing', async () => {
    const { path, open } = await keptIn('full')
    await open().rendered('a', 240, async () => new Uint8Array(64 * 1024 * 1024 - 2))
    expect(await open().rendered('b', 240, async () => bytes)).toEqual(bytes)
    expect(await readdir(path)).toHaveLength(1)

    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await new KeptDrawings(file).rendered('a', 240, async () => bytes)).toEqual(bytes)
    expect(await readFile(file, 'utf8')).toBe('')
  })
})
