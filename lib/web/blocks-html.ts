import { escapeMarkup } from '@/lib/domain/text'
import { goodsHref } from './hrefs'

/** The part of a content block (contract goods §12.3) that its HTML needs. */
export interface TextBlock {
  name: string
  base?: Record<string, unknown>
  data: readonly Record<string, unknown>[]
}

const textOf = (row: Record<string, unknown>, key: string): string => {
  const value = row[key]
  return typeof value === 'string' ? escapeMarkup(value) : ''
}

const paragraph = (content: string) => (content ? `<p>${content}</p>` : '')

/** A picture that is never wider than the page of the client. */
const picture = (src: string, alt: string) =>
  src ? `<img src="${src}" alt="${alt}" style="max-width:100%">` : ''

const writers: Record<string, (row: Record<string, unknown>) => string> = {
  heading: (row) => `<h2>${textOf(row, 'content')}</h2>`,
  writing: (row) => paragraph(textOf(row, 'content').replaceAll('\n', '<br>')),
  slider: (row) => paragraph(picture(textOf(row, 'imgUrl'), textOf(row, 'content'))),
  film: (row) =>
    `<p><video src="${textOf(row, 'url')}" poster="${textOf(row, 'imgUrl')}" style="max-width:100%" controls></video></p>`,
  goods: (row) => {
    const id = Number(row.goods_id ?? row.item_id)
    return Number.isInteger(id) && id > 0
      ? `<p><a href="${goodsHref(id)}">${picture(textOf(row, 'img_url'), '')}${textOf(row, 'item_name')}</a></p>`
      : ''
  },
}

const titles = ({ base = {} }: TextBlock): string => {
  const title = textOf(base, 'title')
  return (title ? `<h2>${title}</h2>` : '') + paragraph(textOf(base, 'subtitle'))
}

const blockHtml = (block: TextBlock): string => {
  const write = writers[block.name]
  return write ? titles(block) + block.data.map(write).join('') : ''
}

/**
 * Content blocks as HTML, for clients that cannot render blocks. Unknown blocks are omitted; the result is not
 * sanitized.
 */
export const blocksHtml = (blocks: readonly TextBlock[]): string => blocks.map(blockHtml).join('')

const goodsLink = new RegExp(`href="${goodsHref('(\\d{1,10})')}"`, 'g')

/** The ids of the products that an HTML text links. */
export const linkedGoods = (html: string): number[] =>
  [...html.matchAll(goodsLink)].map(([, id]) => Number(id))
