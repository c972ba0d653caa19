import type { Drawing } from '@/lib/server/ground/demo-mall'
import type { GoodsClass, GoodsView, Portrait } from '../types'
import { goodsClasses, goodsViews } from '../types'
import { drawArticle } from './article'
import type { ArticleCover } from './article'
import { drawBanner, paletteNames } from './banner'
import type { Banner } from './banner'
import { forms, formOrFirst } from './forms'
import { drawGoods } from './goods'
import { drawLoginScene } from './login'
import { drawAvatar, drawBrand, drawLogo, drawShop } from './marks/brand'
import type { ShopSign } from './marks/brand'
import { drawEmpty, emptyKinds } from './marks/empty'
import type { EmptyKind } from './marks/empty'
import { drawIcon } from './marks/icon'
import { normalizeSeed } from './parts/pen'
import { decodeText, encodeText, fitText } from './path-text'

/** A picture that can be drawn, with the whole input of its drawing. */
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

/** Most characters of each text in a path: what fits into the picture. */
const maxTextLength = { figure: 13, title: 18, subtitle: 26, cta: 6, name: 16, cover: 40 } as const
const maxPathLength = 300

/**
 * The path of a picture: `/media/<kind>/<parts joined by dots>.webp`, at most 300 characters. Texts are cut to what the
 * picture can show; numbers and colours are brought into range. Logo and icons are WebP too: the browser treats each
 * SVG as a document of its own, and one with text costs a phone as much as the first layout of the page (ADR 0024).
 */
export function pictureUrl(spec: PictureSpec): string {
  return `${pathWithoutExtension(spec)}.webp`
}

const pathWithoutExtension = (spec: PictureSpec) => `/media/${spec.kind}/${pathParts(spec).join('.')}`

function pathParts(spec: PictureSpec): string[] {
  switch (spec.kind) {
    case 'goods': {
      const { portrait, view } = spec
      const color = /^[0-9a-fA-F]{6}$/.test(portrait.color) ? portrait.color.toLowerCase() : 'c9ced4'
      const figures =
        view === 'size'
          ? (portrait.figures ?? [])
              .slice(0, 4)
              .map((figure) => encodeText(fitText(figure, maxTextLength.figure)))
          : []
      return [
        portrait.class,
        formOrFirst(portrait.class, portrait.form),
        color,
        String(normalizeSeed(portrait.seed)),
        view,
        ...figures,
      ]
    }
    case 'banner':
      return [
        `${bannerSide(spec.width)}x${bannerSide(spec.height)}`,
        spec.palette,
        String(normalizeSeed(spec.seed)),
        spec.classes.slice(0, 4).join('-') || 'fridge',
        encodeText(fitText(spec.title, maxTextLength.title)),
        encodeText(fitText(spec.subtitle, maxTextLength.subtitle)),
        encodeText(fitText(spec.cta, maxTextLength.cta)),
      ]
    case 'icon':
      return [spec.class]
    case 'empty':
      return [spec.occasion]
    case 'logo':
      return [spec.form]
    case 'avatar':
      return [String(normalizeSeed(spec.seed))]
    case 'shop':
      return [
        spec.shop.kind,
        String(normalizeSeed(spec.shop.seed)),
        encodeText(fitText(spec.shop.name, maxTextLength.name)),
      ]
    case 'brand':
      return [encodeText(fitText(spec.name, maxTextLength.name))]
    case 'article':
      return [
        spec.class,
        String(normalizeSeed(spec.seed)),
        encodeText(fitText(spec.title, maxTextLength.cover)),
      ]
    case 'login':
      return ['scene']
  }
}

const bannerSide = (value: number) =>
  Number.isFinite(value) ? Math.min(2400, Math.max(120, Math.round(value))) : 120

/**
 * The drawing of a path; null when the path is not exactly one that `pictureUrl` returns, with `.webp` or `.svg`. Never
 * throws, and text from the path reaches the SVG only escaped.
 *
 * @returns `isPhoto`: true for `.webp`
 */
export function drawFromPath(path: string): Drawing | null {
  if (path.length > maxPathLength) return null
  const match = /^(\/media\/([a-z]+)\/([^/]+))\.(svg|webp)$/.exec(path)
  if (!match?.[2] || !match[3]) return null
  const spec = parseSpec(match[2], match[3].split('.'))
  return spec && pathWithoutExtension(spec) === match[1]
    ? { svg: draw(spec), isPhoto: match[4] === 'webp' }
    : null
}

const oneOf = <T extends string>(options: readonly T[], value: string | undefined): T | undefined =>
  options.find((option) => option === value)

/**
 * The spec of a path. The parts are not validated here: `drawFromPath` requires that the spec leads to the same path.
 */
function parseSpec(
  kind: string,
  [first = '', second = '', third = '', fourth = '', ...rest]: string[],
): PictureSpec | null {
  const goodsClass = oneOf(goodsClasses, first)
  switch (kind) {
    case 'goods': {
      const view = oneOf(goodsViews, rest[0])
      const figures = allOrNull(rest.slice(1).map(decodeText))
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
      const classes = allOrNull(fourth.split('-').map((name) => oneOf(goodsClasses, name)))
      const texts = allOrNull(rest.map(decodeText))
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

/** The list, or null when an item of it is missing. */
function allOrNull<T>(list: readonly (T | null | undefined)[]): T[] | null {
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
