'use client'
import { Suspense, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { Tabs } from '@/components/ui/tabs'
import type { WidgetGoods } from '@/widgets/loader'
import type { WidgetMode } from '@/widgets/widget'
import { TabSkeleton } from './tab-skeleton'

export interface ShowcaseTab {
  text: string
  goodsIds: readonly number[]
  /** The stored products, outside pages. */
  stored?: readonly WidgetGoods[]
}

/** Props for the cells of a tab; the view and the island of a type pass the same ones. */
export interface TabProps<L> {
  tab: ShowcaseTab
  look: L
  mode: WidgetMode
}

export interface ShowcaseProps<L> {
  title: string
  /** Text colour, background and corners of the title. */
  badge: CSSProperties
  /** Colour of the selected tab. */
  accent: string
  /**
   * The link at the right end; null without one. Made by the view, so that pages load no code for addresses of links.
   */
  more: ReactNode
  tabs: readonly ShowcaseTab[]
  look: L
  mode: WidgetMode
  /** The tab that is selected at first. */
  initial?: number
  className?: string
  /** Beside the tabs' products, such as the main picture. */
  side?: ReactNode
  /** The products of the first tab. */
  children: ReactNode
}

/**
 * The head of a showcase and the products of the selected tab (spec 4 §A0.5). The first tab is part of the document and
 * keeps its place while another tab is shown over it, so that nothing below moves.
 */
export function Showcase<L>(props: ShowcaseProps<L> & { Tab: ComponentType<TabProps<L>> }) {
  const { title, badge, accent, more, tabs, look, mode, className, side, children, Tab } = props
  const [selected, setSelected] = useState(props.initial ?? 0)
  const tab = tabs[selected]
  const isFirst = selected === 0

  return (
    <section
      aria-label={title}
      // On phones, products that do not fit are on the page behind the link.
      data-more={Boolean(more) || undefined}
      className={className}
      style={{ '--accent': accent } as CSSProperties}
    >
      <div className="showcase-head">
        <h2 className="showcase-badge" style={badge}>
          {title}
        </h2>
        {tabs.length > 1 && (
          <Tabs
            label={`${title}的分类`}
            items={tabs.map(({ text }, index) => ({ value: String(index), label: text }))}
            value={String(selected)}
            onChange={(value) => setSelected(Number(value))}
            look="quiet"
            opensOnHover
            className="min-w-0 flex-1 basis-24"
          />
        )}
        {more}
      </div>
      <div className="showcase-body">
        {side}
        <div className="showcase-panels">
          <div inert={!isFirst} className={isFirst ? undefined : 'invisible'}>
            {children}
          </div>
          {!isFirst && tab && (
            <div role="tabpanel" aria-label={tab.text}>
              <Suspense fallback={<TabSkeleton />}>
                <Tab key={selected} tab={tab} look={look} mode={mode} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
