import type { ReactNode } from 'react'
import { toHtml } from '@/components/ui/to-html'
import { CardPrice } from './card-price'
import { CardsMarkup } from './cards-markup'
import { PriceSlot } from './price-slot'

interface StillCardsProps {
  children: ReactNode
  className?: string
}

const slots = new Map([[CardPrice, PriceSlot]])

/**
 * Cards of products as one string (`toHtml`), whose prices can still become those of a member. For markup without state
 * or handlers; `CardPrice` is the only island it may contain.
 */
export const StillCards = ({ children, className }: StillCardsProps) => (
  <CardsMarkup html={toHtml(children, slots)} className={className} />
)
