'use client'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { pageIdOf, positionOf, widgetOf } from '@/lib/domain/design/document'
import { isKnownType } from '@/widgets/contracts'
import { stylePanel } from '@/widgets/fields/common'
import { isShown, keysOf, type SettingPanel } from '@/widgets/setting-fields'
import { settingPanels } from '@/widgets/setting-panels'
import { changeSettings } from '../core/commands/settings'
import { completeSettings, problemsOf } from '../document/catalogue'
import { useEditor, useEditorState } from '../document/editor-context'
import { ArrangeTools } from './arrange-tools'
import { Fields } from './fields'
import { focusSetting, useProblemTarget } from './problem-target'

type Tab = 'widget' | 'style'

const keysOfPanel = ({ groups }: SettingPanel): string[] =>
  groups.flatMap(({ fields }) => fields.flatMap(keysOf))

/** The tab with the field of a setting. */
function tabOf(type: keyof typeof settingPanels, path: string): Tab {
  const [key = ''] = path.split('.')
  const isStyle = !keysOfPanel(settingPanels[type]).includes(key) && keysOfPanel(stylePanel).includes(key)
  return isStyle ? 'style' : 'widget'
}

/**
 * The settings of the selected widget, or of the page when nothing is selected (spec 4 §B1). Those of another widget
 * are drawn after the canvas, which shows a new selection at once.
 */
export function SettingsPanel() {
  const editor = useEditor()
  const selection = useDeferredValue(useEditorState((state) => state.selection))
  const page = useEditorState((state) => pageIdOf(state.document))
  const id = selection.at(-1) ?? page
  if (selection.length > 1)
    return (
      <Frame title={`已选中 ${selection.length} 个挂件`}>
        <ArrangeTools ids={selection} />
      </Frame>
    )
  if (id === undefined) return null
  return <WidgetSettings key={id} id={id} isReadOnly={editor.isReadOnly} />
}

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label="设置" className="p-3">
    <h2 className="text-ink mb-3 text-sm font-semibold">{title}</h2>
    {children}
  </section>
)

function WidgetSettings({ id, isReadOnly }: { id: string; isReadOnly: boolean }) {
  const editor = useEditor()
  const root = useRef<HTMLElement>(null)
  const { target } = useProblemTarget()
  const problem = target?.id === id ? target : null
  const [tab, setTab] = useState<Tab>('widget')
  const [opened, setOpened] = useState<typeof target>(null)
  const stored = useEditorState((state) => widgetOf(state.document, id)?.settings)
  const isChild = useEditorState((state) => positionOf(state.document, id)?.panel !== undefined)
  useEffect(() => {
    if (problem && root.current) focusSetting(root.current, problem.path)
  }, [problem])
  if (opened !== problem) {
    setOpened(problem)
    if (problem && stored && isKnownType(stored.type)) setTab(tabOf(stored.type, problem.path))
  }
  if (!stored) return null
  const values = completeSettings(stored)
  const name = editor.catalogue.nameOf(stored.type)
  if (!values || !isKnownType(stored.type))
    return (
      <Frame title={name}>
        <p className="text-muted text-xs">商城不认识这种内容，它会原样保留，可以移动和删除。</p>
      </Frame>
    )
  const isPage = stored.type === 'W0000'
  const panel: SettingPanel = tab === 'style' && !isPage ? stylePanel : settingPanels[stored.type]
  return (
    <section aria-label="设置" ref={root}>
      {isPage ? (
        <h2 className="text-ink border-line border-b p-3 text-sm font-semibold">页面配置</h2>
      ) : (
        <Tabs<Tab>
          label="设置"
          items={[
            { value: 'widget', label: `${name}[${stored.type}]` },
            { value: 'style', label: '组件样式' },
          ]}
          value={tab}
          onChange={setTab}
          className="border-line border-b px-3"
        />
      )}
      {isChild && tab === 'style' && (
        <div className="px-3 pt-3">
          <ArrangeTools ids={[id]} />
        </div>
      )}
      {isPage && <p className="text-muted px-3 pt-3 text-xs">名称、描述和SEO配置在工具栏的“更多”（…）里。</p>}
      <fieldset disabled={isReadOnly} className="min-w-0">
        {panel.groups
          .filter((group) => (isChild || !group.childOnly) && isShown(group, values))
          .map((group) => (
            <div key={group.title}>
              <h3 className="bg-page text-text mt-3 px-3 py-1.5 text-xs font-semibold">{group.title}</h3>
              <div className="grid grid-cols-1 gap-2.5 p-3">
                <Fields
                  fields={group.fields}
                  heading={group.title}
                  values={values}
                  id={id}
                  problems={problemsOf(stored, isChild)}
                  onChange={(change) => {
                    editor.run(changeSettings(id, change))
                  }}
                  onLeave={() => {
                    editor.seal()
                  }}
                />
              </div>
            </div>
          ))}
      </fieldset>
    </section>
  )
}
