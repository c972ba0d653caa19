/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { ScheduleDialog } from '@/app/edit/_designer/dialogs/schedule-dialog'
import { timeText } from '@/app/edit/_designer/dialogs/time-text'
import { ProfileFields } from '@/components/auth/fields/profile-fields'
import type { PickupChoice } from '@/components/checkout/order-input'
import { PickupFields } from '@/components/checkout/pickup-fields'
import { DetailsStep } from '@/components/merchant/details-step'
import { VerifyForm } from '@/components/subsidy/verify-form'
import { DatePicker } from '@/components/ui/date-picker'
import { clockOffset } from '@/lib/client/page/server-clock'
import type { ProfileField } from '@/lib/contract/people/member'
import { idCheckDigit } from '@/lib/domain/person/identity'
import { fieldSeconds } from '@/lib/domain/time/field'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { merchantDetails } from '../../fixtures/engine/merchant-details'

const day = 86_400
/** The mall's time: half past midnight in China on 1 January 2027, still 2026 by world time. */
const mallTime = Date.parse('2026-12-31T16:30:00Z') / 1000
const deviceErrors = [0, 4 * day, -2 * day]

let visits = 0

/** A device whose clock is ahead of the mall's by some seconds. */
function visitWithClock(ahead: number) {
  const { now } = performance
  // More than a minute after the question of the last visit.
  const later = ++visits * 70_000
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + later)
  jest.spyOn(Date, 'now').mockReturnValue((mallTime + ahead) * 1000)
  act(() => clockOffset.set(0))
  const time = new Date(mallTime * 1000).toUTCString()
  return { 'HEAD /healthz': () => new Response(null, { headers: { date: time } }) }
}

const location = {
  id: -12,
  name: '城东店',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  address: '文三路1号',
  contract_phone: '0571-1000',
  hours: [['09:00', '21:00']],
  workdays: [],
  wait_pickup_days: 3,
  latest_pickup_time: null,
  lng: '120.1',
  lat: '30.2',
}
const noPickup: PickupChoice = { locationId: -12, date: '', time: [], name: '', mobile: '' }
const birthday: ProfileField = {
  key: 'birthday',
  name: '生日',
  is_open: true,
  is_required: false,
  is_edit: true,
  is_default: true,
  element_type: 'date',
  field_type: 1,
  required_message: '请选择生日',
  validate_message: '',
  range: [],
  select: {},
  checkbox: [],
}

function BirthdayForm() {
  const form = useForm<{ profile: Record<string, string> }>({ mode: 'onTouched' })
  return (
    <FormProvider {...form}>
      <ProfileFields fields={[birthday]} />
    </FormProvider>
  )
}

/** An id number of a person who was born on a day. */
const numberOf = (birth: string) => `330106${birth}123${idCheckDigit(`330106${birth}123`)}`
const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

beforeEach(supportDialogs)
afterEach(() => void jest.restoreAllMocks())

describe.each(deviceErrors)('with the clock of the device %i seconds ahead', (ahead) => {
  it('the days of pickup are the mall’s', async () => {
    mallDouble({ ...visitWithClock(ahead), 'GET /distributor/pickuplocation': { list: [location] } })
    const shop = { lng: '120.1', lat: '30.2' }
    showPage(
      <PickupFields
        {...{ distributorId: 12, shop, value: noPickup }}
        onChange={() => undefined}
        errorOf={() => undefined}
      />,
    )
    const list = within(await screen.findByLabelText(/提货日期/))
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '请选择自提日期',
      ...['01-01', '01-02', '01-03'],
    ])
  })

  it('the only day of pickup is preselected by the mall’s time', async () => {
    const today = { ...location, wait_pickup_days: 1 }
    mallDouble({ ...visitWithClock(ahead), 'GET /distributor/pickuplocation': { list: [today] } })
    const chosen: PickupChoice[] = []
    showPage(
      <PickupFields
        {...{ distributorId: 12, shop: { lng: '120.1', lat: '30.2' }, value: { ...noPickup, locationId: 0 } }}
        onChange={(value) => chosen.push(value)}
        errorOf={() => undefined}
      />,
    )
    await waitFor(() => expect(chosen.length).toBeGreaterThan(0))
    expect(chosen.map(({ date }) => date)).toEqual(['2027-01-01'])
  })

  it('the years of a date are the mall’s', async () => {
    mallDouble(visitWithClock(ahead))
    render(<DatePicker label="生日" value="1990-02-28" onChange={() => undefined} />)
    const years = within(screen.getByRole('combobox', { name: '生日：年' }))
    await waitFor(() => expect(years.getAllByRole('option')[1]).toHaveValue('2027'))
    expect(screen.getByRole('combobox', { name: '生日：年' })).toHaveValue('1990')
  })

  it('a birthday is not after the mall’s day', async () => {
    mallDouble(visitWithClock(ahead))
    render(<BirthdayForm />)
    await screen.findByRole('option', { name: '2027年' })
    const year = screen.getByRole('combobox', { name: '生日：年' })
    select('生日：年', '2027')
    select('生日：月', '01')
    select('生日：日', '02')
    fireEvent.blur(year)
    await waitFor(() => expect(year).toBeInvalid())
    select('生日：日', '01')
    await waitFor(() => expect(year).toBeValid())
  })

  it('adults are told by the mall’s day', async () => {
    mallDouble(visitWithClock(ahead))
    showPage(<VerifyForm formId="verify" onVerify={async () => undefined} />)
    await act(async () => {})
    const field = screen.getByLabelText(/身份证号码/)
    const type = (text: string) => fireEvent.change(field, { target: { value: text } })
    type(numberOf('20090102'))
    fireEvent.blur(field)
    await waitFor(() => expect(field).toHaveAccessibleDescription('未满18周岁，不能领取补贴'))
    type(numberOf('20090101'))
    await waitFor(() => expect(field).toBeValid())
  })

  it('the id number of a merchant is checked by the mall’s day', async () => {
    mallDouble({ ...visitWithClock(ahead), 'GET /banks': [], 'GET /espier/address': [] })
    const region = { province: '', city: '', county: '' }
    showPage(
      <DetailsStep
        values={{ ...merchantDetails, region }}
        settledType="enterprise"
        onSaved={() => undefined}
        onBack={() => undefined}
      />,
    )
    await act(async () => {})
    const field = screen.getByLabelText(/身份证号码/)
    fireEvent.change(field, { target: { value: numberOf('20270102') } })
    fireEvent.blur(field)
    await waitFor(() => expect(field).toBeInvalid())
    fireEvent.change(field, { target: { value: numberOf('20270101') } })
    await waitFor(() => expect(field).toBeValid())
  })

  it('a publication is planned by the mall’s time', async () => {
    mallDouble(visitWithClock(ahead))
    const schedule = jest.fn(() => Promise.resolve(true))
    showPage(
      <ScheduleDialog
        publication={{ scheduled: null, schedule, cancel: async () => true }}
        onClose={() => undefined}
      />,
    )
    const field = screen.getByRole('textbox', { name: /发布时间/ })
    await waitFor(() => expect(field).toHaveValue('2027-01-01 01:30'))
    const plan = (value: string) => {
      fireEvent.change(field, { target: { value } })
      fireEvent.click(screen.getByRole('button', { name: '定时发布' }))
    }
    plan('2027-01-01 00:30')
    expect(await screen.findByText('发布时间必须晚于现在')).toBeVisible()
    plan('2027/1/1 00:31')
    await waitFor(() => expect(schedule).toHaveBeenCalledWith(mallTime + 60, ''))
  })
})

it('the times of the designer are those of China', () => {
  expect(fieldSeconds('2027-01-01T00:30')).toBe(mallTime)
  expect(fieldSeconds('2027-01-01T00:30:05')).toBe(mallTime + 5)
  expect(fieldSeconds('')).toBeUndefined()
  expect(timeText(mallTime)).toBe('2027/01/01 00:30')
})

it('without an answer the device’s time is taken', async () => {
  visitWithClock(0)
  mallDouble({ 'HEAD /healthz': () => new Promise(() => {}) })
  jest.useFakeTimers({ doNotFake: ['Date', 'performance'] })
  try {
    const publication = { scheduled: null, schedule: async () => true, cancel: async () => true }
    showPage(<ScheduleDialog publication={publication} onClose={() => undefined} />)
    const field = screen.getByRole('textbox', { name: /发布时间/ })
    expect(field).toHaveValue('')
    await act(() => jest.advanceTimersByTimeAsync(5000))
    expect(field).toHaveValue('2027-01-01 01:30')
  } finally {
    jest.useRealTimers()
  }
})
