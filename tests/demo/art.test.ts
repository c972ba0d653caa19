import fc from 'fast-check'
import type { PictureSpec } from '@/lib/demo/art'
import {
  drawAvatar,
  drawBanner,
  drawBrand,
  drawEmpty,
  drawFromPath,
  drawGoods,
  drawIcon,
  drawLoginScene,
  drawLogo,
  emptyKinds,
  forms,
  paletteNames,
  pictureUrl,
} from '@/lib/demo/art'
import type { GoodsClass, GoodsView, Portrait } from '@/lib/demo/types'
import { goodsClasses, goodsViews } from '@/lib/demo/types'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><svg onload=x>',
    "' & ]]> --",
    '宽 833mm',
    '以旧换新，最高补 2000 元',
    '\ud800',
    '..',
  ),
)
const seed = fc.integer({ min: -20_000, max: 20_000 })
const goodsClass = fc.constantFrom(...goodsClasses)
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'))

const portrait: fc.Arbitrary<Portrait> = goodsClass.chain((kind) =>
  fc.record({
    class: fc.constant(kind),
    form: fc.oneof(fc.constantFrom(...forms[kind]), anyText),
    color: fc.oneof(hex, anyText),
    seed,
    figures: fc.array(anyText, { maxLength: 6 }),
  }),
)

const spec: fc.Arbitrary<PictureSpec> = fc.oneof(
  fc.record({ kind: fc.constant('goods' as const), portrait, view: fc.constantFrom(...goodsViews) }),
  fc.record({
    kind: fc.constant('banner' as const),
    title: anyText,
    subtitle: anyText,
    cta: anyText,
    classes: fc.array(goodsClass, { maxLength: 6 }),
    palette: fc.constantFrom(...paletteNames),
    seed,
    width: fc.integer({ min: 0, max: 5000 }),
    height: fc.integer({ min: 0, max: 5000 }),
  }),
  fc.record({ kind: fc.constant('icon' as const), class: goodsClass }),
  fc.record({ kind: fc.constant('empty' as const), occasion: fc.constantFrom(...emptyKinds) }),
  fc.record({ kind: fc.constant('logo' as const), form: fc.constantFrom('word' as const, 'mark' as const) }),
  fc.record({ kind: fc.constant('avatar' as const), seed }),
  fc.record({
    kind: fc.constant('shop' as const),
    shop: fc.record({ name: anyText, seed, kind: fc.constantFrom('logo' as const, 'banner' as const) }),
  }),
  fc.record({ kind: fc.constant('brand' as const), name: anyText }),
  fc.record({ kind: fc.constant('article' as const), class: goodsClass, title: anyText, seed }),
  fc.constant({ kind: 'login' as const }),
)

const elements = new Set(
  'svg defs linearGradient radialGradient stop clipPath filter feGaussianBlur g use rect circle ellipse path text'.split(
    ' ',
  ),
)

/** Fails unless the text is well-formed SVG with known drawing elements and plain attributes only. */
function expectCleanSvg(svg: string): void {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?: [A-Za-z0-9:-]+="[^"<]*")*)(\/?)>/g,
    (_, close: string, name: string, attrs: string, empty: string) => {
      if (!elements.has(name)) throw new Error(`foreign element ${name}`)
      if (/ (?:on[a-z]+|style|xlink:href)=/i.test(attrs)) throw new Error(`foreign attribute in ${attrs}`)
      const href = / href="([^"]*)"/.exec(attrs)?.[1]
      if (href !== undefined && !/^#d[0-9a-z]+$/.test(href)) throw new Error(`foreign reference ${href}`)
      if (close) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]/)
  expect(rest).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/)
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
  expect(svg.isWellFormed()).toBe(true)
  expect(svg).not.toMatch(new RegExp('[\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]'))
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
}

function everyPortrait(): [Portrait, GoodsView][] {
  return goodsClasses.flatMap((kind: GoodsClass) =>
    forms[kind].flatMap((form) =>
      goodsViews.map((view): [Portrait, GoodsView] => [
        {
          class: kind,
          form,
          color: 'd7dde2',
          seed: 3,
          figures: ['宽 833mm', '高 1900mm', '深 700mm', '容积 510L'],
        },
        view,
      ]),
    ),
  )
}

describe('product pictures', () => {
  test('every class, form and view is clean SVG below 13 kB without dangling references', () => {
    for (const [goods, view] of everyPortrait()) {
      const svg = drawGoods(goods, view)
      expectCleanSvg(svg)
      expect(Buffer.byteLength(svg)).toBeLessThan(view === 'scene' ? 13_000 : 10_000)
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
      for (const match of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
        expect(ids).toContain(match[1] ?? match[2])
    }
  })

  test('the same portrait always gives the same bytes, another colour gives others', () => {
    for (const [goods, view] of everyPortrait()) expect(drawGoods(goods, view)).toBe(drawGoods(goods, view))
    const fridge: Portrait = { class: 'fridge', form: 'french', color: 'ffffff', seed: 1 }
    expect(drawGoods(fridge, 'front')).not.toBe(drawGoods({ ...fridge, color: '1f2226' }, 'front'))
  })

  test('every form of a class differs from the others', () => {
    for (const kind of goodsClasses) {
      const drawn = forms[kind].map((form) =>
        drawGoods({ class: kind, form, color: 'd7dde2', seed: 3 }, 'front'),
      )
      expect(new Set(drawn).size).toBe(forms[kind].length)
    }
  })

  test('an unknown form is drawn as the first form of its class', () => {
    const firstForm = drawGoods({ class: 'tv', form: 'flat', color: '222222', seed: 2 }, 'front')
    for (const form of ['', 'cathode', 'constructor', '__proto__'])
      expect(drawGoods({ class: 'tv', form, color: '222222', seed: 2 }, 'front')).toBe(firstForm)
  })

  test('the size view shows each figure', () => {
    const svg = drawGoods(
      {
        class: 'fridge',
        form: 'side',
        color: 'eeeeee',
        seed: 0,
        figures: ['宽 911mm', '高 1780mm', '净重 98kg'],
      },
      'size',
    )
    for (const figure of ['宽 911mm', '高 1780mm', '净重 98kg']) expect(svg).toContain(`>${figure}</text>`)
  })
})

describe('picture paths', () => {
  test('every spec has a URL-safe path of at most 300 characters that leads to a clean drawing', () => {
    fc.assert(
      fc.property(spec, (one) => {
        const path = pictureUrl(one)
        expect(path.length).toBeLessThanOrEqual(300)
        expect(path).toMatch(/^\/media\/[a-z]+\/[A-Za-z0-9._~-]+\.(svg|webp)$/)
        expect(path).not.toContain('..')
        const drawn = drawFromPath(path)
        expect(drawn).not.toBeNull()
        expectCleanSvg(drawn?.svg ?? '')
      }),
      { numRuns: 400 },
    )
  })

  test('a path gives exactly the drawing of its spec', () => {
    for (const [goods, view] of everyPortrait())
      expect(drawFromPath(pictureUrl({ kind: 'goods', portrait: goods, view }))?.svg).toBe(
        drawGoods(view === 'size' ? goods : { ...goods, figures: [] }, view),
      )
    const banner = {
      title: '以旧换新 国补来了',
      subtitle: '家电最高补贴 2000 元',
      cta: '立即领取',
      classes: ['fridge', 'washer'],
      palette: 'red',
      seed: 1,
      width: 720,
      height: 420,
    } as const
    expect(drawFromPath(pictureUrl({ kind: 'banner', ...banner }))?.svg).toBe(drawBanner(banner))
    expect(drawFromPath('/media/login/scene.svg')?.svg).toBe(drawLoginScene())
    expect(drawFromPath('/media/icon/fridge.svg')?.svg).toBe(drawIcon('fridge'))
    expect(drawFromPath('/media/empty/cart.svg')?.svg).toBe(drawEmpty('cart'))
    expect(drawFromPath('/media/logo/mark.svg')?.svg).toBe(drawLogo('mark'))
    expect(drawFromPath('/media/avatar/7.svg')?.svg).toBe(drawAvatar(7))
    expect(drawFromPath(pictureUrl({ kind: 'brand', name: '海川' }))?.svg).toBe(drawBrand('海川'))
  })

  test('paths of products are readable', () => {
    expect(
      pictureUrl({
        kind: 'goods',
        portrait: { class: 'fridge', form: 'french', color: 'D7DDE2', seed: 3 },
        view: 'front',
      }),
    ).toBe('/media/goods/fridge.french.d7dde2.3.front.webp')
  })

  test.each([
    '',
    '/',
    '/media/goods/fridge.french.d7dde2.3.front',
    '/media/goods/fridge.french.D7DDE2.3.front.svg',
    '/media/goods/fridge.french.d7dde2.03.front.svg',
    '/media/goods/fridge.french.d7dde2.-3.front.svg',
    '/media/goods/fridge.french.d7dde2.1e3.front.svg',
    '/media/goods/fridge.french.d7dde2.3.front.-.svg',
    '/media/goods/fridge.constructor.d7dde2.3.front.svg',
    '/media/goods/sofa.french.d7dde2.3.front.svg',
    '/media/goods/fridge.french.d7dde2.3.back.svg',
    '/media/goods/../goods/fridge.french.d7dde2.3.front.svg',
    '/media/goods/fridge.french.d7dde2.3.size.%3Cscript%3E.svg',
    '/media/banner/720x420.red.1.fridge.-.-.svg',
    '/media/banner/99999x420.red.1.fridge.-.-.-.svg',
    '/media/banner/720x420.red.1.fridge-sofa.-.-.-.svg',
    '/media/empty/toString.svg',
    '/media/icon/__proto__.svg',
    '/media/avatar/NaN.svg',
    '/media/brand/~ZZZ.svg',
    '/media/brand/<script>.svg',
    '/media/login/scene.svg?x=1',
  ])('rejects %s', (path) => {
    expect(drawFromPath(path)).toBeNull()
  })

  test('an invalid path never throws and never injects markup', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom(
        'goods',
        'banner',
        'brand',
        'shop',
        'fridge',
        'french',
        'd7dde2',
        '3',
        'size',
        '720x420',
        'red',
        'logo',
        '~AA8script~AA-',
        '-',
        '.',
        '/',
        '.svg',
        '%00',
      ),
    )
    const garbage = fc.oneof(
      anyText,
      fc.array(piece, { maxLength: 8 }).map((all) => `/media/${all.join('.')}.svg`),
      fc
        .tuple(
          fc.constantFrom('goods', 'banner', 'brand', 'shop', 'article', 'icon'),
          fc.array(piece, { maxLength: 8 }),
        )
        .map(([kind, all]) => `/media/${kind}/${all.join('.')}.svg`),
      fc.tuple(spec, fc.nat(400), piece).map(([one, position, extra]) => {
        const path = pictureUrl(one)
        return path.slice(0, position) + extra + path.slice(position + 1)
      }),
    )
    fc.assert(
      fc.property(garbage, (path) => {
        const drawn = drawFromPath(path)
        if (drawn === null) return
        expectCleanSvg(drawn.svg)
        expect(drawn.svg.toLowerCase()).not.toContain('<script')
      }),
      { numRuns: 2000 },
    )
  })
})
