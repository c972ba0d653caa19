import { ChevronRight } from '@/components/ui/icons/chevron-right'
import type { CommonSettings } from '@/widgets/common'
import type { ShowcaseData, ShowcaseSettings, TabsSettings } from '@/widgets/goods-tabs'
import type { WidgetGoods } from '@/widgets/loader'
import { storedCard } from '@/widgets/stored-card'
import type { WidgetMode } from '@/widgets/widget'
import { badgeRadius, tabColor } from '../badge'
import { isDeadLink, WidgetLink } from '../widget-link'
import type { ShowcaseProps } from './showcase'

interface Input<S> {
  settings: S
  data: ShowcaseData | undefined
  mode: WidgetMode
}

/** The link at the right end; null without a text, and when it leads nowhere. */
function moreLink({ text, showMore, moreText, moreLinkData }: TabsSettings, mode: WidgetMode) {
  if (!showMore || !moreText || isDeadLink(moreLinkData, mode)) return null
  return (
    <WidgetLink
      to={moreLinkData}
      mode={mode}
      label={`${moreText}${text}`}
      className="tap text-muted hover:text-brand ml-auto flex shrink-0 items-center text-sm"
    >
      {moreText}
      <ChevronRight className="size-4" aria-hidden />
    </WidgetLink>
  )
}

/** Props of a showcase from its settings and tabs; the tabs are loaded on pages and stored elsewhere. */
export function tabProps({
  settings: s,
  data,
  mode,
}: Input<TabsSettings & Pick<CommonSettings, 'customerThemeEnabled' | 'wgtTheme'>>): Omit<
  ShowcaseProps<unknown>,
  'badge' | 'look' | 'children'
> {
  return {
    title: s.text,
    accent: (s.customerThemeEnabled && s.wgtTheme) || tabColor,
    more: moreLink(s, mode),
    tabs:
      data?.tabs ??
      s.data.map(({ text, data: rows }) => ({ text, goodsIds: [], stored: rows.map(storedCard) })),
    mode,
  }
}

/** The same with a badge as the title. */
export function showcaseProps(
  input: Input<ShowcaseSettings>,
): Omit<ShowcaseProps<unknown>, 'look' | 'children'> {
  const { settings: s } = input
  return {
    ...tabProps(input),
    badge: {
      color: s.wgtTextColor || undefined,
      backgroundColor: s.wgtBackgroundColor || undefined,
      borderRadius: s.wgtBorderRadius ? badgeRadius : undefined,
    },
  }
}

/** The products of the first tab. */
export const firstGoods = ({
  settings,
  data,
}: Pick<Input<TabsSettings>, 'settings' | 'data'>): readonly WidgetGoods[] =>
  data?.goods ?? (settings.data[0]?.data ?? []).map(storedCard)
