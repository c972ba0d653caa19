import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import type { GoodsView } from '../types'

/** Content blocks of product introductions and articles (contract goods §12.3). */
export const headingBlock = (content: string): IntroBlock => ({
  name: 'heading',
  base: { title: '', subtitle: '', padded: true },
  config: { bold: true, italic: false, size: '20', align: 'left' },
  data: [{ content }],
})

export const textBlock = (...paragraphs: string[]): IntroBlock => ({
  name: 'writing',
  base: { title: '', subtitle: '', padded: true },
  config: { align: 'left' },
  data: paragraphs.map((content) => ({ content })),
})

/** One picture, or several as a slide show. */
export const picturesBlock = (...pictures: string[]): IntroBlock => ({
  name: 'slider',
  base: { padded: true },
  config: { interval: 3000, dot: pictures.length > 1, rounded: false },
  data: pictures.map((imgUrl) => ({ imgUrl, content: '' })),
})

/** Products under a title, with names and prices (cents) of the time of writing. */
export const goodsBlock = (
  title: string,
  data: { item_id: number; item_name: string; img_url: string; price: number }[],
): IntroBlock => ({ name: 'goods', base: { title, subtitle: '', padded: true }, config: {}, data })

/** Selling texts with their pictures. `picture` returns the URL of a view for the block at `index`. */
export const introBlocks = (
  blocks: readonly { heading: string; text: string; view?: GoodsView | readonly GoodsView[] }[],
  picture: (view: GoodsView, index: number) => string,
): IntroBlock[] =>
  blocks.flatMap((block, index) => [
    headingBlock(block.heading),
    textBlock(block.text),
    ...(block.view ? [picturesBlock(...[block.view].flat().map((view) => picture(view, index)))] : []),
  ])
