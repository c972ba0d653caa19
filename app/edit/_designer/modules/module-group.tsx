'use client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Save, Trash2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Pagination } from '@/components/ui/pagination'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { designer } from '@/lib/client/call/designer'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DesignModule } from '@/lib/contract/operator/content/design-module'
import { insertModule } from '../core/commands/module'
import { useEditor } from '../document/editor-context'
import { modulesKey } from './modules-key'

const perPage = 20

/** 扩展组件: the combined modules, found by the search of the palette; a press adds a copy (spec 4 §B6). */
export function ModuleGroup({
  search,
  isOptional,
  onSave,
}: {
  search: string
  /** The search has other results, so no note about missing modules is needed. */
  isOptional: boolean
  onSave: () => void
}) {
  const editor = useEditor()
  const [page, setPage] = useState(1)
  const keyword = useDeferredValue(search.trim())
  const { data, isError, refetch } = useQuery({
    queryKey: [...modulesKey, keyword, page],
    queryFn: () => designer.designModule.list({ page, pageSize: perPage, keyword }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return (
    <div>
      <div className="mt-4 mb-2 flex items-center">
        <h3 className="text-muted text-xs">扩展组件</h3>
        <Button variant="text" className="ml-auto text-xs!" disabled={editor.isReadOnly} onClick={onSave}>
          <Save className="size-3.5" aria-hidden />
          保存所选面板
        </Button>
      </div>
      {isError && <ErrorState small text="组合模块加载失败" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-20" />}
      {data?.list.length === 0 && !(keyword && isOptional) && (
        <p className="text-muted py-3 text-center text-xs">
          {keyword ? '没有这个组合模块' : '选中自由面板后可以保存为组合模块'}
        </p>
      )}
      <ul aria-label="组合模块" className="grid gap-2">
        {data?.list.map((module) => (
          <ModuleEntry
            key={module.module_id}
            module={module}
            onInsert={() => {
              editor.run(insertModule(module.params, module.name))
            }}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        count={data?.total_count ?? 0}
        pageSize={perPage}
        onChange={setPage}
        className="mt-3"
      />
    </div>
  )
}

function ModuleEntry({ module, onInsert }: { module: DesignModule; onInsert: () => void }) {
  const client = useQueryClient()
  const remove = useSingleMutation({
    mutationFn: async () => {
      if (!(await confirm({ text: '确定删除该组合模块？', danger: true }))) return false
      await designer.designModule.remove({ module_id: module.module_id })
      toast.success('删除成功！')
      await client.invalidateQueries({ queryKey: modulesKey })
      return true
    },
  })
  return (
    <li className="group relative">
      <button
        type="button"
        aria-label={`添加组合模块${module.name}`}
        className="rounded-control border-line text-text hover:border-link hover:text-link block w-full overflow-hidden border bg-white text-left"
        onClick={onInsert}
      >
        <Picture src={module.image} alt="" width={480} fit="contain" className="h-20 w-full bg-white" />
        <span className="border-line block truncate border-t py-1.5 pr-9 pl-2 text-xs">{module.name}</span>
      </button>
      <button
        type="button"
        aria-label={`删除组合模块${module.name}`}
        className="text-muted hover:text-brand absolute right-0 bottom-0 flex size-8 items-center justify-center"
        onClick={() => {
          remove.mutate()
        }}
      >
        <Trash2 className="size-3.5" aria-hidden />
      </button>
    </li>
  )
}
