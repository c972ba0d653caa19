'use client'
import { ShareButton, type ShareButtonProps } from '@/components/share/share-button'
import { goodsHref } from '@/lib/web/hrefs'
import { useGoodsPick } from '../buy/pick-context'

/** 分享 for the selected SKU; for the product while none is selected. */
export function ShareGoods(props: Pick<ShareButtonProps, 'align' | 'up' | 'className'>) {
  const { goods, sku } = useGoodsPick().pick
  const itemId = sku?.item_id ?? goods.goodsId
  return (
    <ShareButton
      {...props}
      itemId={itemId}
      path={goodsHref(itemId)}
      title={goods.name}
      picture={goods.pics[0]}
    />
  )
}
