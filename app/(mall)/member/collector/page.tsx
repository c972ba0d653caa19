import type { Metadata } from 'next'
import { FavouriteGoods } from '@/components/member/favourites/favourite-goods'

export const metadata: Metadata = { title: '我的收藏' }

/** The products that the member collected (spec 1 §2). */
export default function FavouriteGoodsPage() {
  return <FavouriteGoods />
}
