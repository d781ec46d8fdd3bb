import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { selfSigned } from './self-signed.ts'

type Money = { value: string; currency: string }
export type MolliePayment = {
  resource: 'payment'
  id: string
  status: string
  amount: Money
  isCancelable: boolean
  paidAt?: string
  method: string | null
  details?: object
  [field: string]: unknown
}
type MollieRefund = { resource: 'refund'; id: string; paymentId: string; status: string; amount: Money }
type MollieChargeback = { resource: 'chargeback'; paymentId: string; amount: Money; reversedAt?: string }
/** As enabled in the shop's account. */
type MollieMethod = { id: string; mostValue: number; countries?: string[]; isWallet?: true }
type Answer = { status: number; body: object }
type MollieRequest = { method: string; path: string; key: string | undefined; body: Record<string, unknown> }

export const mollieKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'

/**
 * A server with Mollie's published payments API, version 2, and its own data. The library uses TLS only and trusts
 * only its own certificates: to call this server, set `NODE_TLS_REJECT_UNAUTHORIZED` to 0.
 */
export async function openMollieServer() {
  const payments = new Map<string, MolliePayment>()
  const methods: MollieMethod[] = [
    { id: 'creditcard', mostValue: 10_000 },
    { id: 'paypal', mostValue: 8000 },
    { id: 'bancontact', mostValue: 50_000, countries: ['BE'] },
    { id: 'applepay', mostValue: 10_000, isWallet: true },
  ]
  const refunds: MollieRefund[] = []
  const chargebacks: MollieChargeback[] = []
  const answered = new Map<string, Answer>()
  const asked: MollieRequest[] = []
  const troubles: (number | 'hang up')[] = []

  const server = createServer(selfSigned(), async (request, response) => {
    const body = await text(request)
    const call = readCall(request, body)
    asked.push(call)
    const trouble = troubles.shift()
    if (trouble === 'hang up') return void request.socket.destroy()
    const { status, body: answer } =
      typeof trouble === 'number' ? problem(trouble, 'Trouble') : answerOnce(request, call)
    response.writeHead(status, { 'content-type': 'application/hal+json', 'retry-after': '0' })
    response.end(JSON.stringify(answer))
  })

  function answerOnce(request: IncomingMessage, call: MollieRequest): Answer {
    if (request.headers.authorization !== `Bearer ${mollieKey}`)
      return problem(401, 'Missing authentication, or failed to authenticate')
    const known = call.key === undefined ? undefined : answered.get(call.key)
    if (known) return known
    const answer = answerTo(call)
    if (call.key !== undefined && answer.status < 500) answered.set(call.key, answer)
    return answer
  }

  function answerTo({ method, path, body }: MollieRequest): Answer {
    if (method === 'GET' && /^\/v2\/methods(\?|$)/.test(path))
      return listMethods(new URL(path, 'https://mollie.example'))
    const [, id, sub] = /^\/v2\/payments(?:\/(\w+))?(?:\/(refunds))?(?:\?.*)?$/.exec(path) ?? []
    if (!id) return method === 'POST' ? create(body) : problem(404, 'The page could not be found')
    const payment = payments.get(id)
    if (!payment) return problem(404, `No payment exists with token ${id}.`)
    if (sub) return method === 'POST' ? refund(payment, body) : listRefunds(payment)
    if (method === 'GET') return show(payment, new URL(path, 'https://mollie.example'))
    if (!payment.isCancelable) return problem(422, 'The payment cannot be cancelled')
    return { status: 200, body: Object.assign(payment, { status: 'canceled', isCancelable: false }) }
  }

  /** What belongs to a payment is embedded only if it is asked for. */
  function show(payment: MolliePayment, { searchParams: asked }: URL): Answer {
    const embed = asked.get('embed')?.split(',') ?? []
    const _embedded = {
      ...(embed.includes('refunds') && { refunds: refundsOf(payment.id) }),
      ...(embed.includes('chargebacks') && {
        chargebacks: chargebacks.filter(({ paymentId }) => paymentId === payment.id),
      }),
    }
    return { status: 200, body: { ...payment, _embedded } }
  }

  function listMethods({ searchParams: asked }: URL): Answer {
    const [value, currency] = [asked.get('amount[value]'), asked.get('amount[currency]')]
    if ((value === null) !== (currency === null)) return problem(400, 'The amount is incomplete')
    const country = asked.get('billingCountry')
    const wallets = asked.get('includeWallets')?.split(',') ?? []
    const found = methods
      .filter(({ mostValue }) => value === null || Number(value) <= mostValue)
      .filter(({ countries }) => !countries || !country || countries.includes(country))
      .filter(({ id, isWallet }) => !isWallet || wallets.includes(id))
      .map(({ id }) => ({ resource: 'method', id, description: id, status: 'activated', _links: {} }))
    return { status: 200, body: { count: found.length, _embedded: { methods: found }, _links: {} } }
  }

  function create(body: Record<string, unknown>): Answer {
    const id = `tr_${randomBytes(5).toString('hex')}`
    const amount = body.amount as Money
    if (!/^\d+\.\d\d$/.test(amount.value)) return problem(422, 'The amount contains an invalid value')
    if (typeof body.redirectUrl !== 'string') return problem(422, 'The redirect URL is missing')
    const checkout = { href: `https://www.mollie.example/checkout/${id}`, type: 'text/html' }
    const payment: MolliePayment = {
      resource: 'payment',
      id,
      mode: 'test',
      status: 'open',
      amount,
      isCancelable: true,
      method: null,
      createdAt: new Date().toISOString(),
      profileId: 'pfl_QkEhN94Ba',
      sequenceType: 'oneoff',
      ...body,
      _links: { self: { href: `/v2/payments/${id}`, type: 'application/hal+json' }, checkout },
    }
    payments.set(id, payment)
    return { status: 201, body: payment }
  }

  const refundsOf = (paymentId: string) => refunds.filter((refund) => refund.paymentId === paymentId)

  function refund(payment: MolliePayment, body: Record<string, unknown>): Answer {
    const amount = body.amount as Money
    const back = refundsOf(payment.id).reduce((sum, each) => sum + Number(each.amount.value), 0)
    const left = Number(payment.amount.value) - back
    if (payment.status !== 'paid' || Number(amount.value) > left + 0.001)
      return problem(422, 'The amount is higher than the maximum')
    const id = `re_${randomBytes(5).toString('hex')}`
    const made: MollieRefund = {
      resource: 'refund',
      id,
      paymentId: payment.id,
      status: 'pending',
      ...body,
      amount,
    }
    refunds.push(made)
    return { status: 201, body: { ...made, _links: {} } }
  }

  function listRefunds({ id }: MolliePayment): Answer {
    const found = refundsOf(id)
    return { status: 200, body: { count: found.length, _embedded: { refunds: found }, _links: {} } }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}/v2/`,
    payments,
    refunds,
    chargebacks,
    asked,
    troubles,
    /** Sets the state of a payment. */
    becomes: (id: string, given: Partial<MolliePayment>) => void Object.assign(payments.get(id)!, given),
    /** Mollie keeps idempotency keys for an hour. */
    forgetKeys: () => answered.clear(),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function readCall({ method = '', url: path = '', headers }: IncomingMessage, body: string): MollieRequest {
  const key = headers['idempotency-key']
  return { method, path, key: typeof key === 'string' ? key : undefined, body: body ? JSON.parse(body) : {} }
}

function problem(status: number, detail: string): Answer {
  return { status, body: { status, title: 'Error', detail, _links: {} } }
}
