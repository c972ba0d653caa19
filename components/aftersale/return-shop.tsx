'use client'
import { ChevronRight, Store } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import type { AftersaleAddress } from '@/lib/contract/trade/aftersale'
import { returnShopNotChosen } from '@/lib/domain/messages/aftersale'

/** Region and street; a municipality is not repeated as its city. */
const placeOf = ({ province, city, area, address }: AftersaleAddress) =>
  `${province}${city === province ? '' : city}${area}${address}`

function ShopText({ shop }: { shop: AftersaleAddress }) {
  return (
    <>
      <span className="text-ink block font-semibold">{shop.name}</span>
      <span className="text-text mt-1 block">{placeOf(shop)}</span>
      <span className="nums text-muted mt-1 block text-xs">
        {[shop.hours && `营业时间 ${shop.hours}`, shop.mobile && `电话 ${shop.mobile}`]
          .filter(Boolean)
          .join('　')}
      </span>
    </>
  )
}

interface ReturnShopProps {
  shops: readonly AftersaleAddress[]
  value: number | undefined
  onChange: (addressId: number) => void
  error?: string | undefined
}

/** 退货门店: the selected shop, and a dialog with all of them, a sheet on phones. */
export function ReturnShop({ shops, value, onChange, error }: ReturnShopProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const selected = shops.find(({ address_id }) => address_id === value)
  const choose = (addressId: number) => {
    onChange(addressId)
    setOpen(false)
  }
  return (
    <Field id={id} label="退货门店" required className="md:col-span-2" {...(error ? { error } : {})}>
      <button
        {...fieldControl(id, error)}
        type="button"
        aria-haspopup="dialog"
        aria-label={selected ? `退货门店 ${selected.name}` : returnShopNotChosen}
        onClick={() => setOpen(true)}
        className={cx(
          'rounded-control border-line hover:border-faint flex min-h-11 w-full items-center gap-2 border px-3 py-2 text-left text-sm',
          'aria-invalid:border-brand transition-colors',
        )}
      >
        <Store
          className="text-muted size-4 shrink-0 translate-y-0.5 self-start"
          strokeWidth={1.5}
          aria-hidden
        />
        <span className="min-w-0 flex-1">
          {selected ? (
            <ShopText shop={selected} />
          ) : (
            <span className="text-muted">{returnShopNotChosen}</span>
          )}
        </span>
        <ChevronRight className="text-muted size-4 shrink-0" aria-hidden />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="选择退货门店" width={480}>
        <ul className="grid gap-3 pb-1">
          {shops.map((shop) => (
            <li key={shop.address_id}>
              <button
                type="button"
                aria-pressed={shop.address_id === value}
                onClick={() => choose(shop.address_id)}
                className="rounded-control border-line hover:border-faint aria-pressed:border-brand aria-pressed:bg-brand-tint/40 block w-full border p-4 text-left text-sm transition-colors"
              >
                <ShopText shop={shop} />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </Field>
  )
}
