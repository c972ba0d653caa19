import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'

/** Blocks whose content is more than words and pictures. */
export const isComposed = (content: string | readonly IntroBlock[]): boolean =>
  typeof content !== 'string' && content.some(({ name }) => name === 'goods' || name === 'film')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

const plain = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|tr|div|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()

const attribute = (tag: string, name: string): string =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Pictures and headings stand on their own; a link to a product alone in its paragraph is a card of the product. */
const parts =
  /<h[1-6][^>]*>(?<heading>.*?)<\/h[1-6]>|(?<picture><img[^>]*>)|<p[^>]*><a href="\/items\/(?<item>[1-9]\d{0,9})"[^>]*>(?<name>[^<]*)<\/a><\/p>/gs

const block = (name: IntroBlock['name'], row: Record<string, unknown>): IntroBlock => ({
  name,
  base: {},
  config: {},
  data: [row],
})

const writing = (html: string): IntroBlock[] => {
  const content = plain(html)
  return content ? [block('writing', { content })] : []
}

/**
 * Cleaned HTML as content blocks, for articles that clients show as blocks only (contract clients F12): headings, words
 * without their style, pictures, and links to products.
 */
export function textBlocks(html: string): IntroBlock[] {
  const blocks: IntroBlock[] = []
  let end = 0
  for (const match of html.matchAll(parts)) {
    blocks.push(...writing(html.slice(end, match.index)))
    end = match.index + match[0].length
    const { heading, picture, item, name = '' } = match.groups ?? {}
    if (heading !== undefined) {
      const content = plain(heading)
      if (content) blocks.push(block('heading', { content }))
    } else if (picture !== undefined)
      blocks.push(block('slider', { imgUrl: attribute(picture, 'src'), content: attribute(picture, 'alt') }))
    else blocks.push(block('goods', { item_id: Number(item), item_name: plain(name), img_url: '' }))
  }
  return [...blocks, ...writing(html.slice(end))]
}
