'use client'
import { useQueryClient } from '@tanstack/react-query'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { designerQuery } from '@/lib/client/call/designer'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ListedTemplate } from '@/lib/contract/operator/content/template'
import { homePageInUse } from '@/lib/domain/messages/content'
import { UnpublishedNote } from '../view/unpublished-note'
import { pageTypeName, shopPath } from './page-types'

interface Props {
  page: ListedTemplate
  onEdit: () => void
  onSeo: () => void
  onRemoved: () => void
}

const action = cx(buttonClass({ variant: 'text', size: 'small' }), 'h-8')

/** One page with what can be done with it. */
export function PageRow({ page, onEdit, onSeo, onRemoved }: Props) {
  const client = useQueryClient()
  const reload = () => void client.invalidateQueries({ queryKey: designerQuery.template.list.key() })
  const edit = useSingleMutation(designerQuery.template.edit.mutationOptions())
  const remove = useSingleMutation(designerQuery.template.remove.mutationOptions())
  const { theme_pc_template_id: id, template_title: title, page_type: type } = page
  const isUsed = page.status === 1
  const shop = isUsed ? shopPath(page) : undefined

  const turn = async () => {
    if (isUsed) {
      const text = `禁用“${title}”后，顾客将看不到这个页面。`
      if (!(await confirm({ title: '确定禁用吗?', text, danger: true }))) return
    }
    edit.mutate(
      { theme_pc_template_id: id, status: isUsed ? 2 : 1 },
      {
        onSuccess: () => {
          toast.success(isUsed ? '已禁用' : '已启用')
          reload()
        },
      },
    )
  }
  const drop = async () => {
    if (isUsed && type === 'index') return void toast.error(homePageInUse)
    const loss = isUsed ? '顾客将看不到这个页面，' : ''
    const text = `删除“${title}”后，${loss}页面不能恢复。`
    if (!(await confirm({ title: '确定删除吗?', text, danger: true }))) return
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          toast.success('删除成功！')
          onRemoved()
          reload()
        },
      },
    )
  }

  return (
    <tr
      className={cx(
        'border-line border-t align-middle md:*:px-4 md:*:py-2',
        // A card on phones: name and state, the description, the actions.
        'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 max-md:p-4',
      )}
    >
      <td className="nums text-muted max-md:hidden">{id}</td>
      <th scope="row" className="text-ink font-semibold md:max-w-60">
        <span className="line-clamp-2">{title}</span>
        {page.has_changes && <UnpublishedNote className="font-normal" />}
      </th>
      <td className="text-muted max-md:order-1 max-md:col-span-2 md:max-w-72">
        <span className="line-clamp-2">{page.template_description || '—'}</span>
      </td>
      <td className="max-md:hidden">{pageTypeName(type)}</td>
      <td className={isUsed ? 'text-programme' : 'text-muted'}>{isUsed ? '启用' : '未启用'}</td>
      <td className="max-md:order-2 max-md:col-span-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ButtonLink size="small" variant="outline" href={`/edit?pageid=${id}`}>
            页面装修
          </ButtonLink>
          <button type="button" className={action} onClick={onEdit}>
            编辑
          </button>
          <button type="button" className={action} onClick={onSeo}>
            SEO配置
          </button>
          <button type="button" className={action} disabled={edit.isPending} onClick={() => void turn()}>
            {isUsed ? '禁用' : '启用'}
          </button>
          <button
            type="button"
            className={cx(action, 'text-brand')}
            disabled={remove.isPending}
            onClick={() => void drop()}
          >
            删除
          </button>
          {shop !== undefined && (
            <a className={action} href={shop} target="_blank" rel="noopener">
              查看
            </a>
          )}
        </div>
      </td>
    </tr>
  )
}
