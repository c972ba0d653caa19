import { Fragment, type CSSProperties } from 'react'
import { CardPrice } from '@/components/goods/card-price'
import { StillCards } from '@/components/goods/still-cards'
import { ShopLogo } from '@/components/shop/shop-logo'
import { Picture } from '@/components/ui/picture'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { GoodsLink } from '@/widgets/parts/goods-link'
import { offerOf } from '@/widgets/parts/goods-offer'
import { linkTitle } from '@/widgets/parts/link-title'
import { OrnamentTitle } from '@/widgets/parts/ornament-title'
import { ShopLink } from '@/widgets/parts/shop-link'
import { SizeBox } from '@/widgets/parts/size-box'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps, WidgetMode } from '@/widgets/widget'
import { storedBlock, type ShopBlock } from './loader'

/** Labels of a shop that are shown (spec 4 §W0020). */
const maxTags = 2

/** A title, and shops with a picture, their name and three products: two in a row, one below the other on phones. */
export function View({ settings: s, data, mode }: ViewProps<SettingsOf<'W0020'>, ShopBlock[]>) {
  const blocks = data ?? s.data.map(storedBlock)
  const isPage = mode === 'render'
  if (isPage && blocks.length === 0) return null
  const Static = isPage ? StillCards : Fragment
  const hidesPlaces = mode !== 'design' || s.wgtHideUnselectedItems
  return (
    <WidgetBox settings={s} autoHeight renderLate>
      <section
        aria-label={s.text || undefined}
        style={{ '--price-color': s.wgtPriceColor || undefined } as CSSProperties}
      >
        {!s.wgtHiddenTitle && (
          <OrnamentTitle
            text={s.text}
            align={s.titleAlign}
            ornament={s.titleBackground}
            from={s.wgtBackgroundColor1}
            to={s.wgtBackgroundColor2}
            color={s.wgtTitleColor}
            size={s.wgtTitleFontSize}
            more=""
            link={s.showMore ? s.moreLinkData : {}}
            mode={mode}
          />
        )}
        <Static>
          <ul className="shop-blocks">
            {blocks.map((block, index) => (
              <li key={`${block.shop.shopId}-${index}`} className="shop-block">
                <TopPicture {...block} mode={mode} />
                <div className="shop-block-main">
                  <ShopSide shop={block.shop} mode={mode} />
                  <ul className="shop-block-goods">
                    {block.goods
                      .filter(({ goodsId }) => goodsId > 0 || !hidesPlaces)
                      .map((goods, place) => (
                        <li key={`${goods.goodsId}-${place}`}>
                          <GoodsLink goods={goods} mode={mode}>
                            {goods.picture || isPage ? (
                              <Picture src={goods.picture} alt="" width={240} />
                            ) : (
                              <span className="size-place">
                                <SizeBox width={118} height={118} fontSize={14} />
                              </span>
                            )}
                            <b>{goods.name}</b>
                            <CardPrice
                              {...offerOf(goods)}
                              look={{ color: 'var(--price-color)', size: '0.875rem' }}
                            />
                          </GoodsLink>
                        </li>
                      ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </Static>
      </section>
    </WidgetBox>
  )
}

/** The operator's picture of a shop; pages leave it out while there is none. */
function TopPicture({ picture, pathData, shop, mode }: ShopBlock & { mode: WidgetMode }) {
  if (!picture && mode !== 'design') return null
  const label = linkTitle(pathData as Record<string, unknown>, shop.name)
  return (
    <WidgetLink to={pathData} mode={mode} label={label} className="shop-block-top">
      {picture ? (
        <Picture src={picture} alt={label} width={1200} className="h-full" />
      ) : (
        <SizeBox width={583} height={96} />
      )}
    </WidgetLink>
  )
}

/** Logo, name and labels of a shop over its blurred banner. */
const ShopSide = ({ shop, mode }: { shop: ShopBlock['shop']; mode: WidgetMode }) => (
  <ShopLink shopId={shop.shopId} mode={mode} className="shop-block-side">
    <Picture src={shop.banner} alt="" width={240} className="shop-block-banner" />
    <ShopLogo logo={shop.logo} className="shop-block-logo rounded-full!" />
    <b>{shop.name}</b>
    {shop.tags.slice(0, maxTags).map(({ tagId, name }) => (
      <small key={tagId}>{name}</small>
    ))}
  </ShopLink>
)
