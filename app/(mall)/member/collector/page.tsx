import type { Metadata } from 'next'
import { FavouriteGoods } from '@/components/member/favourites/favourite-goods'

export const metadata: Metadata = { title: '我的收藏' }

/** The favourite products of the member (spec 1 §2). */
export default function FavouriteGoodsPage() {
  return <FavouriteGoods />
}
