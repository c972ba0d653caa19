import type { IntroBlock } from '@/lib/contract/goods'
import { Blocks, type BlockCards } from './blocks'
import { RichText } from './rich-text'

interface RichContentProps {
  content: string | readonly IntroBlock[]
  /** Goods that blocks may show as cards. */
  cards?: BlockCards
  /** The text is what the page is about: its headings stand beneath the title, its first picture is loaded at once. */
  lead?: boolean
}

/** A text of the mall: HTML or the blocks of the page builder (contract goods §12.2). */
export function RichContent({ content, cards, lead }: RichContentProps) {
  return typeof content === 'string' ? (
    <RichText html={content} />
  ) : (
    <Blocks blocks={content} cards={cards} lead={lead} />
  )
}
