import type { Drawing } from '@/lib/server/demo-mall'
import type { GoodsClass, GoodsView, Portrait } from '@/lib/demo/types'
import { goodsClasses, goodsViews } from '@/lib/demo/types'
import { drawArticle } from '@/lib/demo/art/article'
import type { ArticleCover } from '@/lib/demo/art/article'
import { drawBanner, paletteNames } from '@/lib/demo/art/banner'
import type { Banner } from '@/lib/demo/art/banner'
import { decodeText, encodeText, fitText } from '@/lib/demo/art/code'
import { forms, knownForm } from '@/lib/demo/art/forms'
import { drawGoods } from '@/lib/demo/art/goods'
import { drawLoginScene } from '@/lib/demo/art/login'
import { drawAvatar, drawBrand, drawLogo, drawShop } from '@/lib/demo/art/marks/brand'
import type { ShopSign } from '@/lib/demo/art/marks/brand'
import { drawEmpty, emptyKinds } from '@/lib/demo/art/marks/empty'
import type { EmptyKind } from '@/lib/demo/art/marks/empty'
import { drawIcon } from '@/lib/demo/art/marks/icon'
import { wholeSeed } from '@/lib/demo/art/parts/pen'

/** Everything that can be drawn, with all that the drawing needs. */
export type PictureSpec =
  | { kind: 'goods'; portrait: Portrait; view: GoodsView }
  | ({ kind: 'banner' } & Banner)
  | { kind: 'icon'; class: GoodsClass }
  | { kind: 'empty'; occasion: EmptyKind }
  | { kind: 'logo'; form: 'word' | 'mark' }
  | { kind: 'avatar'; seed: number }
  | { kind: 'shop'; shop: ShopSign }
  | { kind: 'brand'; name: string }
  | ({ kind: 'article' } & ArticleCover)
  | { kind: 'login' }

const longest = { figure: 13, title: 18, subtitle: 26, cta: 6, name: 16, cover: 40 } as const
const most = 300

/**
 * The path under which a picture is served: `/media/<kind>/<parts joined by dots>` and `.webp`, at most 300 characters.
 * Texts are cut to what the picture can show, numbers and colours brought into range. The logo and the icons too are
 * asked for as pixels: each vector is a document of its own to the browser, and one with words costs a phone as much as
 * the first layout of the page.
 */
export function pictureUrl(spec: PictureSpec): string {
  return `${stem(spec)}.webp`
}

const stem = (spec: PictureSpec) => `/media/${spec.kind}/${parts(spec).join('./')}`

function parts(spec: PictureSpec): string[] {
  switch (spec.kind) {
    case 'goods': {
      const { portrait, view } = spec
      const color = /^[0-9a-fA-F]{6}$/.test(portrait.color) ? portrait.color.toLowerCase() : 'c9ced4'
      const figures =
        view === 'size'
          ? (portrait.figures ?? []).slice(0, 4).map((figure) => encodeText(fitText(figure, longest.figure)))
          : []
      return [
        portrait.class,
        knownForm(portrait.class, portrait.form),
        color,
        String(wholeSeed(portrait.seed)),
        view,
        ...figures,
      ]
    }
    case 'banner':
      return [
        `${side(spec.width)}x${side(spec.height)}`,
        spec.palette,
        String(wholeSeed(spec.seed)),
        spec.classes.slice(0, 4).join('-') || 'fridge',
        encodeText(fitText(spec.title, longest.title)),
        encodeText(fitText(spec.subtitle, longest.subtitle)),
        encodeText(fitText(spec.cta, longest.cta)),
      ]
    case 'icon':
      return [spec.class]
    case 'empty':
      return [spec.occasion]
    case 'logo':
      return [spec.form]
    case 'avatar':
      return [String(wholeSeed(spec.seed))]
    case 'shop':
      return [
        spec.shop.kind,
        String(wholeSeed(spec.shop.seed)),
        encodeText(fitText(spec.shop.name, longest.name)),
      ]
    case 'brand':
      return [encodeText(fitText(spec.name, longest.name))]
    case 'article':
      return [spec.class, String(wholeSeed(spec.seed)), encodeText(fitText(spec.title, longest.cover))]
    case 'login':
      return ['scene']
  }
}

const side = (value: number) =>
  Number.isFinite(value) ? Math.min(2400, Math.max(120, Math.round(value))) : 120

/**
 * The drawing of a path, or null when the path is not exactly one that `pictureUrl` gives; the vector of any picture is
 * there under `.svg` too. Never throws, whatever the path holds; texts reach the SVG escaped only.
 *
 * @returns `isPhoto`: the path asks for pixels
 */
export function drawFromPath(path: string): Drawing | null {
  if (path.length > most) return null
  const match = /^(\/media\/([a-z]+)\/([^/]+))\.(svg|webp)$/.exec(path)
  if (!match?.[2] || !match[3]) return null
  const spec = read(match[2], match[3].split('./'))
  return spec && stem(spec) === match[1] ? { svg: draw(spec), isPhoto: match[4] === 'webp' } : null
}

const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((one) => one === value)

/** The spec that a path seems to mean; `drawFromPath` accepts it only when it leads back to the same path. */
function read(
  kind: string,
  [first = '', second = '', third = '', fourth = '', ...rest]: string[],
): PictureSpec | null {
  const goodsClass = oneOf(goodsClasses, first)
  switch (kind) {
    case 'goods': {
      const view = oneOf(goodsViews, rest[0])
      const figures = whole(rest.slice(1).map(decodeText))
      if (!goodsClass || !view || !figures || !forms[goodsClass].includes(second)) return null
      return {
        kind,
        portrait: { class: goodsClass, form: second, color: third, seed: Number(fourth), figures },
        view,
      }
    }
    case 'banner': {
      const [width, height] = first.split('x').map(Number)
      const palette = oneOf(paletteNames, second)
      const classes = whole(fourth.split('-').map((name) => oneOf(goodsClasses, name)))
      const texts = whole(rest.map(decodeText))
      if (!palette || !classes || texts?.length !== 3) return null
      const [title = '', subtitle = '', cta = ''] = texts
      return {
        kind,
        width: width ?? 0,
        height: height ?? 0,
        palette,
        seed: Number(third),
        classes,
        title,
        subtitle,
        cta,
      }
    }
    case 'icon':
      return goodsClass ? { kind, class: goodsClass } : null
    case 'empty': {
      const occasion = oneOf(emptyKinds, first)
      return occasion ? { kind, occasion } : null
    }
    case 'logo': {
      const form = oneOf(['word', 'mark'], first)
      return form ? { kind, form } : null
    }
    case 'avatar':
      return { kind, seed: Number(first) }
    case 'shop': {
      const sign = oneOf(['logo', 'banner'], first)
      const name = decodeText(third)
      return sign && name !== null ? { kind, shop: { kind: sign, seed: Number(second), name } } : null
    }
    case 'brand': {
      const name = decodeText(first)
      return name === null ? null : { kind, name }
    }
    case 'article': {
      const title = decodeText(third)
      return goodsClass && title !== null ? { kind, class: goodsClass, seed: Number(second), title } : null
    }
    case 'login':
      return { kind }
    default:
      return null
  }
}

/** The list itself when nothing in it is missing. */
function whole<T>(list: readonly (T | null | undefined)[]): T[] | null {
  const present = list.filter((item): item is T => item !== null && item !== undefined)
  return present.length === list.length ? present : null
}

function draw(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'goods':
      return drawGoods(spec.portrait, spec.view)
    case 'banner':
      return drawBanner(spec)
    case 'icon':
      return drawIcon(spec.class)
    case 'empty':
      return drawEmpty(spec.occasion)
    case 'logo':
      return drawLogo(spec.form)
    case 'avatar':
      return drawAvatar(spec.seed)
    case 'shop':
      return drawShop(spec.shop)
    case 'brand':
      return drawBrand(spec.name)
    case 'article':
      return drawArticle(spec)
    case 'login':
      return drawLoginScene()
  }
}
