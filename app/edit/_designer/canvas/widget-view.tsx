'use client'
import { Component, memo, useMemo, type ReactNode } from 'react'
import type { DesignWidget } from '@/lib/domain/design/document'
import { views } from '@/widgets/views'
import { catalogue, completeSettings } from '../document/catalogue'
import { useCurrentContent } from '../document/content-provider'
import { withCurrentContent } from '../document/current-content'
import { useEditedEntry } from '../document/edited-entry'

interface Props {
  widget: DesignWidget
  /** On the canvas: shows the entry that is open in the settings panel. */
  id?: string
  mode: 'design' | 'preview'
  themeColor: string
  /** A child of a panel has the width of its box, also where older documents do not say so (spec 4 §B4). */
  isChild?: boolean
  /** The drawn children of a panel. */
  inside?: readonly { id: string; settings: Record<string, unknown>; node: ReactNode }[]
}

type AnyView = (props: Record<string, unknown>) => ReactNode

/** A widget as pages draw it. Types that the mall does not know, and content that is no widget, are named instead. */
export const WidgetView = memo(function WidgetView({
  widget,
  id,
  mode,
  themeColor,
  isChild = false,
  inside,
}: Props) {
  const { settings } = widget
  const content = useCurrentContent()
  const entry = useEditedEntry(id)
  const complete = useMemo(() => {
    const stored = completeSettings(settings)
    const current = stored && withCurrentContent(stored, content, mode)
    return current && isChild ? { ...current, leaf: true } : current
  }, [settings, content, mode, isChild])
  const View = Object.hasOwn(views, settings.type)
    ? ((views as unknown as Record<string, AnyView>)[settings.type] ?? null)
    : null
  if (!View || !complete) return mode === 'design' ? <Unknown type={settings.type} /> : null
  return (
    <ViewBoundary key={settings.type} fallback={<Unknown type={settings.type} />}>
      <View
        settings={complete}
        mode={mode}
        themeColor={themeColor}
        {...(inside && { inside })}
        {...(entry !== undefined && { entry })}
      />
    </ViewBoundary>
  )
})

const Unknown = ({ type }: { type: string }) => (
  <p className="bg-page text-muted border-line mx-auto w-[74.375rem] max-w-full border border-dashed p-4 text-center text-sm">
    {catalogue.nameOf(type)} 不能显示，内容会保留
  </p>
)

/** One broken widget must not take the others with it. */
class ViewBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: { children: ReactNode }) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
