import 'server-only'
import type { IntroBlock } from '@/lib/contract/goods'
import type { GoodsView } from '@/lib/demo/types'

/** Blocks of introductions and articles (contract goods §12.3). */
export const heading = (content: string): IntroBlock => ({
  name: 'heading',
  base: { title: '', subtitle: '', padded: true },
  config: { bold: true, italic: false, size: '20', align: 'left' },
  data: [{ content }],
})

export const writing = (...paragraphs: string[]): IntroBlock => ({
  name: 'writing',
  base: { title: '', subtitle: '', padded: true },
  config: { align: 'left' },
  data: paragraphs.map((content) => ({ content })),
})

/** One picture, or several that slide. */
export const slider = (...pictures: string[]): IntroBlock => ({
  name: 'slider',
  base: { padded: true },
  config: { interval: 3000, dot: pictures.length > 1, rounded: false },
  data: pictures.map((imgUrl) => ({ imgUrl, content: '' })),
})

/** Goods under a title, as they were when the text was written; prices in cents. */
export const goodsRow = (
  title: string,
  data: { item_id: number; item_name: string; img_url: string; price: number }[],
): IntroBlock => ({ name: 'goods', base: { title, subtitle: '', padded: true }, config: {}, data })

/** Selling texts with their pictures, several of which turn; `picture` draws a view for the block at `index`. */
export const introBlocks = (
  blocks: readonly { heading: string; text: string; view?: GoodsView | readonly GoodsView[] }[],
  picture: (view: GoodsView, index: number) => string,
): IntroBlock[] =>
  blocks.flatMap((block, index) => [
    heading(block.heading),
    writing(block.text),
    ...(block.view ? [slider(...[block.view].flat().map((view) => picture(view, index)))] : []),
  ])
