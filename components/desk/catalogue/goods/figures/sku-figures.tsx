'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDialogRow } from '@/components/desk/form/use-dialog-row'
import { deskProductHref } from '@/components/desk/menu/hrefs'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import { FigureCell } from './figure-cell'
import type { FigureEdit } from './use-figure-edit'

interface SkuFiguresProps {
  /** The product that is open; null for none. */
  goods: { goodsId: number; title: string } | null
  edit: FigureEdit
  onClose: () => void
}

/** Price and stock of each SKU of a product. */
export function SkuFigures({ goods, edit, onClose }: SkuFiguresProps) {
  const { shown } = useDialogRow(goods)
  const { data, isError, refetch } = useQuery(
    deskQuery.goods.info.queryOptions({
      input: goods ? { goods_id: goods.goodsId } : skipToken,
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const product = data && data.goods_id === shown?.goodsId ? data : undefined
  return (
    <Dialog open={goods !== null} onClose={onClose} title={shown?.title ?? ''} width={640}>
      {isError && !product && <ErrorState small onRetry={() => void refetch()} />}
      {!product && !isError && <Skeleton className="h-48" />}
      {product && (
        <>
          <table className="w-full text-sm">
            <caption className="sr-only">规格的价格和库存</caption>
            <thead className="text-muted text-left">
              <tr className="h-9">
                <th scope="col" className="font-normal">
                  规格
                </th>
                <th scope="col" className="w-32 text-right font-normal">
                  价格
                </th>
                <th scope="col" className="w-28 text-right font-normal">
                  库存
                </th>
              </tr>
            </thead>
            <tbody className="divide-line divide-y">
              {product.spec_items.map((sku) => {
                const values = sku.item_spec.map(({ spec_value_name: value }) => value).join('；')
                const figure = {
                  goodsId: product.goods_id,
                  itemId: sku.item_id,
                  title: values || sku.item_bn,
                  version: product.version,
                  edit,
                }
                return (
                  <tr key={sku.item_id} className="h-11">
                    <td className="text-ink break-words">{figure.title}</td>
                    <td className="nums pr-2 text-right">
                      {product.points_goods === 1 ? (
                        <Price cents={sku.price} tone="ink" />
                      ) : (
                        <FigureCell {...figure} name="price" value={sku.price}>
                          <Price cents={sku.price} tone="ink" />
                        </FigureCell>
                      )}
                    </td>
                    <td className="nums pr-2 text-right">
                      <FigureCell {...figure} name="store" value={sku.store}>
                        {sku.store}
                      </FigureCell>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <p className="mt-4">
            <Link href={deskProductHref(product.goods_id)} className="text-link hover:text-brand">
              编辑商品
            </Link>
          </p>
        </>
      )}
    </Dialog>
  )
}
