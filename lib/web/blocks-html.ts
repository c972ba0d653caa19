import { escapeMarkup } from '@/lib/domain/text'

/** A block of the page builder (contract goods §12.3), as far as its text needs it. */
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
      ? `<p><a href="/items/${id}">${textOf(row, 'item_name')}</a></p>`
      : ''
  },
}

/** Blocks as HTML, for readers that know no blocks: feeds and the older content calls. Unknown blocks are left out. */
export const blocksHtml = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap(({ name, data }) => data.map((row) => writers[name]?.(row) ?? '')).join('')
