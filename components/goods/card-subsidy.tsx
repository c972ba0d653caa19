'use client'
import { Tag } from '@/components/ui/pill'
import { priceText } from '@/lib/domain/money'
import { useMemberPrice } from './member-prices'

/** 补贴价 on a card, in the programme's green: for everybody, then for the viewer once his price is known. */
export function CardSubsidy({ goodsId, cents }: { goodsId: number; cents: number }) {
  return <Tag tone="programme">补贴价 {priceText(useMemberPrice(goodsId)?.subsidised ?? cents)}</Tag>
}
