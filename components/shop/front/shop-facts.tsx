import { MapPin } from '@/components/ui/icons/map-pin'
import { Phone } from '@/components/ui/icons/phone'
import { Link } from '@/components/ui/link'
import { fullAddress } from '@/lib/domain/shop/address'
import { mapHref, phoneHref } from '@/lib/web/shop-href'
import { OpenState } from '../open-state'
import type { Shop } from '../shop-data'

/** Address, opening hours, phone and description of the shop. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const address = fullAddress({ ...shop, houseNumber: shop.house_number })
  return (
    <section aria-label="店铺信息" className="rounded-card border-line bg-card border p-4">
      <h2 className="text-ink mb-3 text-base font-semibold">店铺信息</h2>
      <dl className="text-text grid gap-3 text-sm">
        <div>
          <dt className="text-muted text-xs">店铺地址</dt>
          <dd className="mt-1 leading-relaxed">
            {address}
            <Link
              href={mapHref({ ...shop, store_address: address })}
              className="text-link hover:text-brand mt-1 flex items-center gap-1 text-xs max-md:min-h-11"
            >
              <MapPin className="size-3.5" aria-hidden />
              查看地图
            </Link>
          </dd>
        </div>
        {shop.hour && (
          <div>
            <dt className="text-muted text-xs">营业时间</dt>
            <dd className="mt-1">
              <OpenState hour={shop.hour} />
            </dd>
          </div>
        )}
        {shop.contract_phone && (
          <div>
            <dt className="text-muted text-xs">联系电话</dt>
            <dd className="mt-1">
              <a
                href={phoneHref(shop.contract_phone)}
                className="nums text-link hover:text-brand inline-flex items-center gap-1.5 max-md:min-h-11"
              >
                <Phone className="size-4" aria-hidden />
                {shop.contract_phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-muted text-xs">服务方式</dt>
          <dd className="mt-1">
            {[shop.is_delivery && '快递配送', shop.is_ziti && '到店自提'].filter(Boolean).join('、')}
          </dd>
        </div>
        {shop.introduce && (
          <div>
            <dt className="text-muted text-xs">店铺介绍</dt>
            <dd className="mt-1 leading-relaxed">{shop.introduce}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
