import type { CSSProperties } from 'react'
import { GoodsCard } from '@/components/goods/goods-card'
import { StillCards } from '@/components/goods/still-cards'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { GoodsListItem, IntroBlock } from '@/lib/contract/catalogue/goods'
import { goodsHref } from '@/lib/web/hrefs'
import { Slider } from './slider'

/** Blocks contain input of operators, so every value is checked. */
type Row = Record<string, unknown>
const text = (row: Row, key: string): string => {
  const value = row[key]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Product cards of blocks, by goods id. */
export type BlockCards = ReadonlyMap<number, GoodsListItem>

interface BlocksProps {
  blocks: readonly IntroBlock[]
  cards?: BlockCards | undefined
  /** The text is the main content: its headings are h2 and its first picture loads eagerly. */
  lead?: boolean | undefined
}

/** The blocks of the page builder (contract goods §12.3). With `cards`, products are shown as product cards. */
export function Blocks({ blocks, cards, lead = false }: BlocksProps) {
  const firstPicture = blocks.findIndex(({ name }) => name === 'slider')
  return (
    <div className="mx-auto grid max-w-[50rem] gap-4">
      {blocks.map((block, index) => (
        <Block key={index} block={block} cards={cards} lead={lead} eager={lead && index === firstPicture} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: IntroBlock
  cards: BlockCards | undefined
  lead: boolean
  eager: boolean
}

function Block(props: BlockProps) {
  const { block, lead } = props
  const Heading = lead ? 'h2' : 'h3'
  const { title, subtitle } = { title: text(block.base, 'title'), subtitle: text(block.base, 'subtitle') }
  return (
    <div>
      {title && <Heading className="text-ink text-lg font-semibold">{title}</Heading>}
      {subtitle && <p className="text-muted mb-2 text-sm">{subtitle}</p>}
      <BlockBody {...props} />
    </div>
  )
}

function BlockBody({ block: { name, config, data }, cards, lead, eager }: BlockProps) {
  const Heading = lead ? 'h2' : 'h3'
  switch (name) {
    case 'film':
      return data.map((row, index) => {
        const src = text(row, 'url') || text(row, 'media_id')
        return src ? (
          <video
            key={index}
            controls
            playsInline
            preload="none"
            src={src}
            poster={text(row, 'imgUrl') || undefined}
            className="bg-ink rounded-card aspect-video w-full"
          />
        ) : null
      })
    case 'heading':
      return data.map((row, index) => (
        <Heading key={index} style={headingLook(config)} className="text-ink leading-snug">
          {text(row, 'content')}
        </Heading>
      ))
    case 'writing':
      return data.map((row, index) => (
        <p
          key={index}
          style={{ textAlign: alignOf(config) }}
          className="text-base leading-loose whitespace-pre-line"
        >
          {text(row, 'content')}
        </p>
      ))
    case 'slider':
      return <Pictures rows={data} config={config} eager={eager} />
    case 'goods':
      return cards ? (
        <CardRow goods={data} cards={cards} heading={lead ? 'h3' : 'h4'} />
      ) : (
        <GoodsRow goods={data} />
      )
  }
}

/** One picture, or several as a slider (contract goods §12.3: `interval` in milliseconds, `dot`). */
function Pictures({ rows, config, eager }: { rows: readonly Row[]; config: Row; eager: boolean }) {
  const shown = rows.filter((row) => text(row, 'imgUrl'))
  const figures = shown.map((row, index) => (
    <figure key={index} className="w-full shrink-0 snap-center">
      <Picture
        src={text(row, 'imgUrl')}
        alt={text(row, 'content')}
        ratio="1/1"
        fit="contain"
        width={960}
        priority={eager && index === 0}
        className={config.rounded ? 'rounded-panel' : undefined}
      />
      {text(row, 'content') && (
        <figcaption className="text-muted mt-1 text-center text-xs">{text(row, 'content')}</figcaption>
      )}
    </figure>
  ))
  return shown.length > 1 ? (
    <Slider
      count={shown.length}
      interval={Number(text(config, 'interval')) || 0}
      dots={config.dot !== false && config.dot !== 'false'}
    >
      {figures}
    </Slider>
  ) : (
    figures
  )
}

/** Products as they were copied into the block. */
function GoodsRow({ goods }: { goods: readonly Row[] }) {
  return (
    <ul className="cards-2 sm:cards-4 mt-3 grid gap-3">
      {goods.map((row) => (
        <li key={text(row, 'item_id')}>
          <Link href={goodsHref(encodeURIComponent(text(row, 'item_id')))} className="hover:text-brand block">
            <Picture src={text(row, 'img_url')} alt="" ratio="1/1" className="rounded-card" />
            <span className="mt-2 line-clamp-2 text-sm">{text(row, 'item_name')}</span>
            <Price cents={Number(text(row, 'price'))} className="mt-1" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Products as they are sold now; products that are no longer sold are omitted. */
function CardRow({
  goods,
  cards,
  heading,
}: {
  goods: readonly Row[]
  cards: BlockCards
  heading: 'h3' | 'h4'
}) {
  const shown = goods.flatMap((row) => cards.get(blockGoodsId(row)) ?? [])
  return (
    <>
      <StillCards>
        <ul className="cards-2 sm:cards-4 mt-3 grid gap-2.5">
          {shown.map((one) => (
            <li key={one.goods_id} className="flex min-w-0">
              <GoodsCard goods={one} heading={heading} className="w-full" />
            </li>
          ))}
        </ul>
      </StillCards>
      <ViewerPrices goodsIds={shown.map((one) => one.goods_id)} />
    </>
  )
}

/** The goods id in a row of a block; 0 without one. */
export const blockGoodsId = (row: Row): number => Number(text(row, 'goods_id') || text(row, 'item_id')) || 0

const alignOf = (config: Row): CSSProperties['textAlign'] => {
  const align = text(config, 'align')
  return align === 'center' || align === 'right' ? align : 'left'
}

const headingLook = (config: Row): CSSProperties => ({
  textAlign: alignOf(config),
  fontWeight: config.bold ? 600 : 400,
  fontStyle: config.italic ? 'italic' : undefined,
  fontSize: `${Math.min(Math.max(Number(text(config, 'size')) || 18, 12), 40) / 16}rem`,
  ...(/^#[0-9a-f]{3,8}$/i.test(text(config, 'color')) ? { color: text(config, 'color') } : {}),
})
