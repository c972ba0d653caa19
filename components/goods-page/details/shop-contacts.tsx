import { MapPin } from '@/components/ui/icons/map-pin'
import { Phone } from '@/components/ui/icons/phone'
import { Link } from '@/components/ui/link'
import { mapHref, phoneHref, shopHref } from '@/lib/web/shop-href'

/** A place where a product can be seen or bought. */
export interface ShopContact {
  distributor_id: number
  name: string
  store_address: string
  contract_phone: string
  lng: string
  lat: string
}

interface ShopContactsProps {
  shops: readonly ShopContact[]
  /** Whether there are more shops than these. */
  hasMore: boolean
}

/** Address and phone of shops, for products that only shops sell or show. */
export function ShopContacts({ shops, hasMore }: ShopContactsProps) {
  if (shops.length === 0) return null
  return (
    <section aria-label="门店" className="rounded-card border-line divide-line divide-y border text-sm">
      {shops.map((shop) => (
        <div key={shop.distributor_id} className="px-4 py-3">
          <Link
            href={shopHref({ distributor_id: shop.distributor_id })}
            className="text-ink hover:text-brand font-medium max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {shop.name}
          </Link>
          <address className="mt-1 grid gap-1 not-italic">
            <Link
              href={mapHref(shop)}
              className="text-text hover:text-brand flex items-start gap-1.5 max-md:min-h-11 max-md:items-center"
            >
              <MapPin className="text-faint mt-0.5 size-4 max-md:mt-0" aria-hidden />
              <span>{shop.store_address}</span>
            </Link>
            {shop.contract_phone && (
              <a
                href={phoneHref(shop.contract_phone)}
                className="nums hover:text-brand inline-flex items-center gap-1.5 justify-self-start max-md:min-h-11"
              >
                <Phone className="text-faint size-4" aria-hidden />
                {shop.contract_phone}
              </a>
            )}
          </address>
        </div>
      ))}
      {hasMore && (
        <Link
          href="/store"
          className="text-link hover:text-brand flex min-h-11 items-center justify-center text-sm"
        >
          查看全部门店
        </Link>
      )}
    </section>
  )
}
