import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import { Blocks, type BlockCards } from './blocks'
import { RichText } from './rich-text'

interface RichContentProps {
  content: string | readonly IntroBlock[]
  /** Product cards that blocks may show. */
  cards?: BlockCards
  /** The text is the main content: its headings are below the page title and its first picture loads eagerly. */
  lead?: boolean
}

/** A rich text: HTML or the blocks of the page builder (contract goods §12.2). */
export function RichContent({ content, cards, lead }: RichContentProps) {
  return typeof content === 'string' ? (
    <RichText html={content} />
  ) : (
    <Blocks blocks={content} cards={cards} lead={lead} />
  )
}
