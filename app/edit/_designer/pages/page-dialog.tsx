'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl, GroupField } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { designerQuery } from '@/lib/client/call/designer'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { confirm, type Question } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { TemplateRow } from '@/lib/contract/operator/content/template'
import { pageTitleMissing } from '@/lib/domain/messages/content'
import { pageTypes, type PageType } from './page-types'

interface Values {
  title: string
  description: string
  type: PageType
  status: '1' | '2'
}

interface Props {
  /** The page to be changed; a new one without it. */
  page?: TemplateRow
  /** The type of a new page. */
  type: PageType
  onClose: () => void
  onDone: (saved: TemplateRow) => void
}

/** Whether the designer of a new page is opened. */
const designQuestion = ({ template_title }: TemplateRow): Question => ({
  title: '添加成功',
  text: `“${template_title}”还没有内容，现在去装修吗？`,
  okText: '去装修',
  cancelText: '以后再说',
})

/** 添加页面 and 编辑页面 (spec 4 §B5). */
export function PageDialog({ page, type, onClose, onDone }: Props) {
  const client = useQueryClient()
  const router = useClientNavigation()
  const add = useSingleMutation(designerQuery.template.add.mutationOptions())
  const edit = useSingleMutation(designerQuery.template.edit.mutationOptions())
  const form = useForm<Values>({
    defaultValues: {
      title: page?.template_title ?? '',
      description: page?.template_description ?? '',
      type,
      status: page?.status === 1 ? '1' : '2',
    },
  })
  const { errors } = form.formState
  const description = useWatch({ control: form.control, name: 'description' })

  const submit = form.handleSubmit(async (values) => {
    const fields = {
      template_title: values.title.trim(),
      template_description: values.description.trim(),
      page_type: values.type,
      status: Number(values.status),
    }
    let saved: TemplateRow
    try {
      saved = await (page
        ? edit.mutateAsync({ theme_pc_template_id: page.theme_pc_template_id, ...fields })
        : add.mutateAsync(fields))
    } catch {
      // The query client has shown the error; what was typed stays.
      return
    }
    if (page) toast.success('修改成功')
    await client.invalidateQueries({ queryKey: designerQuery.template.list.key() })
    onDone(saved)
    onClose()
    if (!page && (await confirm(designQuestion(saved))))
      router.push(`/edit?pageid=${saved.theme_pc_template_id}`)
  })

  return (
    <Dialog open onClose={onClose} dismissable={false} title={page ? '编辑页面' : '添加页面'} width={480}>
      <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field id="page-title" label="页面名称" required error={errors.title?.message}>
          <Input
            data-autofocus
            {...fieldControl('page-title', errors.title?.message)}
            maxLength={50}
            {...form.register('title', {
              validate: (value) => value.trim() !== '' || pageTitleMissing,
            })}
          />
        </Field>
        <Field id="page-description" label="页面描述">
          <Textarea
            {...fieldControl('page-description')}
            rows={3}
            maxLength={150}
            used={description.length}
            {...form.register('description')}
          />
        </Field>
        <Field id="page-type" label="页面类型">
          <Select {...fieldControl('page-type')} options={pageTypes} {...form.register('type')} />
        </Field>
        <GroupField id="page-status" label="是否启用">
          <Radio value="1" {...form.register('status')}>
            启用
          </Radio>
          <Radio value="2" {...form.register('status')}>
            未启用
          </Radio>
          <span className="text-muted self-center text-xs">发布页面时会自动启用</span>
        </GroupField>
        <div className="flex justify-end gap-3 pt-1">
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            确认保存
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
