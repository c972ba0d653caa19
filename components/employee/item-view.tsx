'use client'
import { useState, type ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { boxPictures } from '@/lib/web/rich-pictures'
import { KindTag } from './kind-tag'

/** A SKU as a page of employee purchase sells it. Prices in cents. */
export interface ItemSku {
  itemId: number
  /** `规格：值` of each of its specs. */
  specs: string
  price: number
  marketPrice: number
  /** Pieces that one may buy now. */
  most: number
}

interface ItemViewProps<Sku extends ItemSku> {
  goods: {
    item_name: string
    brief: string
    pics: string[]
    intro: unknown
    product_type: 'normal' | 'sale' | 'bag'
    staff_goods: 0 | 1
  }
  skus: readonly [Sku, ...Sku[]]
  priceLabel: string
  /** Lines above the specs: label and text. */
  facts: (sku: Sku) => [string, ReactNode][]
  /** The buttons, for pieces of a SKU. */
  actions: (sku: Sku, num: number) => ReactNode
}

/** A product of employee purchase: picture, price, specs, quantity and buttons; below them its introduction. */
export function ItemView<Sku extends ItemSku>({
  goods,
  skus,
  priceLabel,
  facts,
  actions,
}: ItemViewProps<Sku>) {
  const [chosenId, setChosenId] = useState(0)
  const [num, setNum] = useState(1)
  const sku = skus.find((one) => one.itemId === chosenId) ?? skus.find(({ most }) => most > 0) ?? skus[0]
  const pieces = Math.max(1, sku.most)
  return (
    <article className="grid grid-cols-1 gap-4">
      <div className="rounded-card bg-card grid grid-cols-1 gap-8 p-6 max-md:gap-4 max-md:rounded-none max-md:p-4 md:grid-cols-[24rem_minmax(0,1fr)]">
        <Picture
          src={goods.pics[0]}
          alt={goods.item_name}
          ratio="1/1"
          width={960}
          priority
          className="rounded-control"
        />
        <div className="min-w-0">
          <h1 className="text-ink text-xl font-semibold max-md:text-lg">
            <span className="mr-2 align-middle">
              <KindTag product_type={goods.product_type} staff_goods={goods.staff_goods} />
            </span>
            {goods.item_name}
          </h1>
          {goods.brief && <p className="text-muted mt-2 text-sm">{goods.brief}</p>}
          <p className="bg-page rounded-control mt-4 px-4 py-3">
            <Price cents={sku.price} label={priceLabel} market={sku.marketPrice} className="text-2xl" />
          </p>
          <dl className="mt-4 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-4 text-sm">
            {facts(sku).map(([label, text]) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="text-text nums">{text}</dd>
              </div>
            ))}
            {skus.length > 1 && (
              <>
                <dt className="text-muted pt-2">规格</dt>
                <dd role="radiogroup" aria-label="规格" className="flex flex-wrap gap-2">
                  {skus.map((one) => (
                    <label
                      key={one.itemId}
                      className="rounded-control border-line text-text has-checked:border-brand has-checked:text-brand has-disabled:text-faint has-focus-visible:ring-link/40 inline-flex min-h-9 cursor-pointer items-center border px-3 text-sm has-focus-visible:ring-2 has-disabled:cursor-not-allowed max-md:min-h-11"
                    >
                      {/* A native radio: arrow keys move among the specs. */}
                      <input
                        type="radio"
                        name="sku"
                        checked={one === sku}
                        disabled={one.most <= 0}
                        onChange={() => {
                          setChosenId(one.itemId)
                          setNum(1)
                        }}
                        className="sr-only"
                      />
                      {one.specs.replace(/[^：,]+：/g, '').replaceAll(',', ' ')}
                    </label>
                  ))}
                </dd>
              </>
            )}
            <dt className="text-muted pt-2">数量</dt>
            <dd>
              <Quantity value={Math.min(num, pieces)} max={pieces} onChange={setNum} />
            </dd>
          </dl>
          <div className="max-md:bg-card max-md:border-line mt-6 flex gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:mt-0 max-md:border-t max-md:p-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            {actions(sku, Math.min(num, pieces))}
          </div>
        </div>
      </div>
      {typeof goods.intro === 'string' && goods.intro !== '' && (
        <section className="rounded-card bg-card p-6 max-md:rounded-none max-md:p-4">
          <h2 className="text-ink mb-4 text-base font-semibold">商品详情</h2>
          {/* Sanitized by the server. */}
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: boxPictures(goods.intro) }} />
        </section>
      )}
    </article>
  )
}
