import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { administrator } from '../../accounts/session.server'
import { fr } from '../../lib/french-typography'
import { siteContext } from '../../platform/site-context.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import { sayFailedWrite } from '../../platform/failed-write.server'
import { readHours, takeHours, understandHours } from './hours.server'
import { HoursStep } from './hours-step'
import { readInstitute, takeInstitute } from './institute.server'
import { InstituteStep } from './institute-step'
import { readOffered, takeOffered } from './offered.server'
import { OfferedStep } from './offered-step'
import { readPrices, takePrices } from './prices.server'
import { PricesStep } from './prices-step'
import { typedIn } from './step'
import { forgetStep } from './step-form'
import type { Route } from './+types/step-route'

const TITLES = { institut: "L'institut", horaires: 'Vos horaires', soins: 'Vos soins', tarifs: 'Vos tarifs' }

type Step = keyof typeof TITLES

const isStep = (step: string): step is Step => Object.hasOwn(TITLES, step)

export async function loader({ context, params: { etape }, request }: Route.LoaderArgs) {
  administrator(context)
  const { db } = context.get(siteContext)
  if (!isStep(etape)) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  const saved = searchParams.get('fait') ?? undefined
  const common = { title: TITLES[etape], saved }
  switch (etape) {
    case 'institut':
      return { ...common, etape, ...(await readInstitute(db)) }
    case 'horaires':
      return { ...common, etape, ...(await readHours(db)) }
    case 'soins':
      return { ...common, etape, ...(await readOffered(db)) }
    case 'tarifs':
      return { ...common, etape, ...(await readPrices(db, searchParams.get('soin'))) }
  }
}

/** Takes a step: what is wrong comes back beside its field, or over all, with all that was typed. */
export async function action({ context, params: { etape }, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const { db, live } = context.get(siteContext)
  const form = await request.formData().catch(() => undefined)
  if (!isStep(etape) || !form) throw new Response(null, { status: 400 })
  if (etape === 'horaires' && form.get('action') === 'comprendre') {
    const read = understandHours(form)
    return 'words' in read
      ? { understood: read, refused: undefined }
      : data({ refused: read, understood: undefined }, 400)
  }
  try {
    const refused = await TAKERS[etape](db, form, user.uid)
    if (refused) return data({ refused, understood: undefined }, 400)
  } catch (error) {
    const { status, message } = sayFailedWrite(error)
    return data({ refused: { problems: {}, typed: typedIn(form), message }, understood: undefined }, status)
  }
  live.notify()
  return redirect(await wayOn(etape, form, context.get(siteContext)), 303)
}

const TAKERS = { institut: takeInstitute, horaires: takeHours, soins: takeOffered, tarifs: takePrices }

async function wayOn(etape: Step, form: FormData, { db }: { db: Parameters<typeof readPrices>[0] }): Promise<string> {
  if (etape === 'institut') return '/bienvenue/horaires?fait=institut'
  if (etape === 'horaires') return '/bienvenue/soins?fait=horaires'
  if (etape === 'soins') return '/bienvenue/tarifs?fait=soins'
  const soin = String(form.get('soin'))
  const { next } = await readPrices(db, soin)
  const done = `fait=${encodeURIComponent(`tarifs/${soin}`)}`
  return next ? `/bienvenue/tarifs?soin=${encodeURIComponent(next)}&${done}` : `/bienvenue?${done}`
}

export default function StepPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { title, saved } = loaderData
  // Of what was saved just before, the typed text is no longer kept.
  useEffect(() => forgetStep(saved ?? ''), [saved])
  const answer = { refused: actionData?.refused, understood: actionData?.understood }
  return (
    <>
      <PrivateHead name={title} site={matches[0].loaderData.facts.nom} />
      <PageHead title={title} intro={fr('Une étape de votre site ; le reste attend.')} />
      {loaderData.etape === 'institut' && <InstituteStep {...loaderData} {...answer} />}
      {loaderData.etape === 'horaires' && <HoursStep {...loaderData} {...answer} />}
      {loaderData.etape === 'soins' && <OfferedStep {...loaderData} {...answer} />}
      {loaderData.etape === 'tarifs' && <PricesStep key={loaderData.treatment?.id} {...loaderData} {...answer} />}
    </>
  )
}
