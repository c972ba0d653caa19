'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import { designerQuery } from '@/lib/client/call/designer'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { TemplateRow } from '@/lib/contract/operator/content/template'

type Texts = TemplateRow['tdk_data']
type Kind = 'home' | 'goods' | 'list'

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'home', label: '商城首页' },
  { value: 'goods', label: '商品详情' },
  { value: 'list', label: '商品列表' },
]

/** Placeholders for values of the page (contract goods §6). */
const tokens: Partial<Record<Kind, string>> = {
  goods:
    '可用 {goods_name} {goods_brand} {goods_price} {goods_category} {goods_brief} {shop_name}，用逗号隔开',
  list: '可用 {search_keywords} {category} {category_path} {shop_name}，用逗号隔开',
}

interface Props {
  page?: TemplateRow
  onClose: () => void
  /** The texts of the page were saved. */
  onDone?: (saved: TemplateRow) => void
}

/** SEO配置: the texts for search engines of one designed page, or of the pages of the mall (spec 4 §B5). */
export function SeoDialog({ page, onClose, onDone }: Props) {
  const [kind, setKind] = useState<Kind>('home')
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title={page ? `SEO配置：${page.template_title}` : 'SEO配置'}
      width={520}
    >
      {page ? (
        <PageTexts page={page} onClose={onClose} onDone={onDone} />
      ) : (
        <Tabs<Kind> label="页面" items={kinds} value={kind} onChange={setKind} className="mb-4">
          <MallTexts key={kind} kind={kind} onClose={onClose} />
        </Tabs>
      )}
    </Dialog>
  )
}

function PageTexts({ page, onClose, onDone }: Props & { page: TemplateRow }) {
  const client = useQueryClient()
  const save = useSingleMutation(designerQuery.template.setPageTdk.mutationOptions())
  return (
    <TextsForm
      texts={page.tdk_data}
      hint="留空时由页面名称和描述生成"
      onClose={onClose}
      save={async (texts) => {
        await save.mutateAsync({ theme_pc_template_id: page.theme_pc_template_id, ...texts })
        onDone?.({ ...page, tdk_data: texts })
        await client.invalidateQueries({ queryKey: designerQuery.template.list.key() })
      }}
    />
  )
}

function MallTexts({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const client = useQueryClient()
  const { data, isError, isRefetching, refetch } = useQuery(
    designerQuery.template.tdk.queryOptions({ input: { page: kind }, staleTime: 0, meta: { silent: true } }),
  )
  const save = useSingleMutation(designerQuery.template.setTdk.mutationOptions())
  if (isError) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <Skeleton className="h-56" />
  return (
    <TextsForm
      texts={data}
      hint={tokens[kind]}
      onClose={onClose}
      save={async (texts) => {
        await save.mutateAsync({ page: kind, ...texts })
        await client.invalidateQueries({ queryKey: designerQuery.template.tdk.key() })
      }}
    />
  )
}

interface FormProps {
  texts: Texts
  hint: string | undefined
  save: (texts: Texts) => Promise<void>
  onClose: () => void
}

function TextsForm({ texts, hint, save, onClose }: FormProps) {
  const form = useForm<Texts>({ defaultValues: texts })
  const submit = form.handleSubmit(async ({ title, mate_description, mate_keywords }) => {
    try {
      await save({
        title: title.trim(),
        mate_description: mate_description.trim(),
        mate_keywords: mate_keywords.trim(),
      })
    } catch {
      // The query client has shown the error; what was typed stays.
      return
    }
    toast.success('保存成功')
    onClose()
  })
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {hint && <p className="text-muted text-xs">{hint}</p>}
      <Field id="seo-title" label="页面标题">
        <Input data-autofocus {...fieldControl('seo-title')} maxLength={80} {...form.register('title')} />
      </Field>
      <Field id="seo-description" label="页面描述">
        <Textarea
          {...fieldControl('seo-description')}
          rows={3}
          maxLength={200}
          {...form.register('mate_description')}
        />
      </Field>
      <Field id="seo-keywords" label="关键词" hint="用逗号隔开">
        <Input
          {...fieldControl('seo-keywords', undefined, '用逗号隔开')}
          maxLength={200}
          {...form.register('mate_keywords')}
        />
      </Field>
      <div className="flex justify-end gap-3 pt-1">
        <Button variant="ghost" onClick={onClose}>
          取消
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          保存
        </Button>
      </div>
    </form>
  )
}
