import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import type { PageDocument } from '@/widgets/document'
import type { LoadedWidget } from '@/widgets/load'
import { WidgetList } from '@/widgets/render'

export interface DesignedPageContent {
  name: string
  settings: PageDocument['settings']
  widgets: readonly LoadedWidget[]
  /** Public origin of the mall, for structured data. */
  origin: string
}

/** A designed page. Designs show their title as a picture, so the name is the hidden first heading. */
export function DesignedPage({ name, settings, widgets, origin }: DesignedPageContent) {
  return (
    <div className="pb-4">
      <h1 className="sr-only">{name}</h1>
      <div style={{ backgroundColor: settings.backgroundColor || undefined }}>
        <WidgetList page={settings} widgets={widgets} />
      </div>
      <JsonLd data={breadcrumbLd([{ label: '首页', href: '/' }, { label: name }], origin)} />
    </div>
  )
}
