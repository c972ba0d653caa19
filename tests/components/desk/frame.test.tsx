/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PersonName } from '@/components/desk/frame/person-name'
import { WithTimeline } from '@/components/desk/settings/audit/timeline'
import { RunningTasks } from '@/components/desk/tasks/running-tasks'
import { TaskView } from '@/components/desk/tasks/task-view'
import { operatorDesk } from '../../fixtures/components/desk-goods'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** What stands around the pages of the desk: who works, running tasks, and what happened to a row. */

const asRole = (desk_role: string, shop: object | null = null) => ({
  ...operatorDesk,
  'GET /operator/shop/overview': { ...overview, shop, desk_role },
})
const task = (task_id: number, more: object = {}) => ({
  task_id,
  kind: 'goods.import',
  title: '商品.csv',
  username: '李明',
  state: 'running',
  done: 30,
  total: 120,
  counts: { create: 30 },
  problem: '',
  created: 1_790_000_000,
  updated: 1_790_000_000,
  ...more,
})

it('the header names the person and the role', async () => {
  mallDouble(asRole('finance'))
  showPage(<PersonName />)
  expect(await screen.findByRole('link', { name: /^李明\s*财务$/ })).toHaveAttribute(
    'href',
    '/shopadmin/security',
  )
})

describe('running tasks', () => {
  it('are in the header: one with its progress', async () => {
    mallDouble({
      ...operatorDesk,
      'GET /operator/tasks': { list: [task(7), task(6, { state: 'done' })], next: null },
    })
    showPage(<RunningTasks />)
    const link = await screen.findByRole('link', { name: '25% 商品导入进行中' })
    expect(link).toHaveAttribute('href', '/shopadmin/tasks/7')
  })

  it('are in the header: several with their number', async () => {
    mallDouble({ ...operatorDesk, 'GET /operator/tasks': { list: [task(7), task(8)], next: null } })
    showPage(<RunningTasks />)
    expect(await screen.findByRole('link', { name: '2个任务正在进行' })).toHaveAttribute(
      'href',
      '/shopadmin/tasks',
    )
  })

  it('are not asked for by a role without tasks', async () => {
    const { sent } = mallDouble({
      ...asRole('finance'),
      'GET /operator/tasks': { list: [task(7)], next: null },
    })
    showPage(
      <>
        <RunningTasks />
        <PersonName />
      </>,
    )
    await screen.findByText('李明')
    expect(sent('GET', '/operator/tasks')).toEqual([])
  })

  it.each([
    [120, true],
    [50, false],
  ])('of %d products say how late lists are: %s', async (total, isLate) => {
    mallDouble({
      ...operatorDesk,
      'GET /operator/tasks/info': task(7, { total }),
      'GET /operator/tasks/items': { list: [], next: null },
    })
    showPage(<TaskView taskId={7} />)
    await screen.findByRole('progressbar')
    expect(screen.queryAllByText(/列表和搜索页面最多晚20秒/)).toHaveLength(isLate ? 1 : 0)
  })
})

describe('the timeline of a row', () => {
  const entry = (audit_id: number, event: string) => ({
    audit_id,
    actor_kind: 'operator',
    actor_id: '3',
    actor_name: '李明',
    event,
    subject: 'goods',
    subject_id: '7',
    before: { price: 5000 },
    after: { price: 4900 },
    reason: '',
    at: 1_790_000_000,
    ip: '',
    device: '',
    seal_no: null,
  })
  const row = (
    <WithTimeline subject="goods" id={7}>
      <p>商品</p>
    </WithTimeline>
  )

  it('has its entries in words, the older ones on request', async () => {
    const { sent } = mallDouble({
      ...operatorDesk,
      'GET /operator/audit': ({ fields }: { fields: Record<string, string> }) =>
        fields.after
          ? { list: [entry(1, 'createGoods')], total_count: 2, more: false, next: null }
          : { list: [entry(2, 'updateGoods')], total_count: 2, more: false, next: '2' },
    })
    showPage(row)
    const region = within(await screen.findByRole('region', { name: '操作记录' }))
    expect(await region.findByText('修改商品')).toBeVisible()
    expect(region.getByText('¥49.00')).toBeVisible()
    await userEvent.click(region.getByRole('button', { name: '更早的记录' }))
    expect(await region.findByText('新增商品')).toBeVisible()
    expect(sent('GET', '/operator/audit')[0]?.fields).toMatchObject({ subject: 'goods', id: '7' })
  })

  it.each([
    ['a role that may not read the trail', asRole('goods')],
    ['a merchant', asRole('shop_manager', overview.shop)],
  ])('is not there for %s', async (_, answers) => {
    const { sent } = mallDouble(answers)
    showPage(
      <>
        {row}
        <PersonName />
      </>,
    )
    await screen.findByText('李明')
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(sent('GET', '/operator/audit')).toEqual([])
  })
})
