import { escapeMarkup } from '@/lib/domain/text'
import { goodsHref } from './hrefs'

/** The part of a content block (contract goods §12.3) that its HTML needs. */
export interface TextBlock {
  name: string
  data: readonly Record<string, unknown>[]
}

const textOf = (row: Record<string, unknown>, key: string): string => {
  const value = row[key]
  return typeof value === 'string' ? escapeMarkup(value) : ''
}

const writers: Record<string, (row: Record<string, unknown>) => string> = {
  heading: (row) => `<h2>${textOf(row, 'content')}</h2>`,
  writing: (row) => `<p>${textOf(row, 'content').replaceAll('\n', '<br>')}</p>`,
  slider: (row) => `<p><img src="${textOf(row, 'imgUrl')}" alt="${textOf(row, 'content')}"></p>`,
  film: (row) =>
    `<p><video src="${textOf(row, 'url')}" poster="${textOf(row, 'imgUrl')}" controls></video></p>`,
  goods: (row) => {
    const id = Number(row.goods_id ?? row.item_id)
    return Number.isInteger(id) && id > 0
      ? `<p><a href="${goodsHref(id)}">${textOf(row, 'item_name')}</a></p>`
      : ''
  },
}

/** Content blocks as HTML, for clients that cannot render blocks: feeds and the legacy content calls. Unknown blocks are omitted. */
export const blocksHtml = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap(({ name, data }) => data.map((row) => writers[name]?.(row) ?? '')).join('')
