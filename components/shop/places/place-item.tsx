import { ShopRow, type RowShop } from '../shop-row'

/** A shop of the locator; `number` is that of its pin. */
export const PlaceItem = ({ shop, number }: { shop: RowShop; number: number }) => (
  <li id={`shop-${shop.distributor_id}`} className="target:bg-brand-tint/60 scroll-mt-20 transition-colors">
    <ShopRow shop={shop} number={number} />
  </li>
)
