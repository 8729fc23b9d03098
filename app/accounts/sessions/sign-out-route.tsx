import { redirect } from 'react-router'
import { endSession } from '../session.server'
import type { Route } from './+types/sign-out-route'

export function loader() {
  return redirect('/')
}

export async function action({ context, request }: Route.ActionArgs) {
  const cookies = await endSession(request, context)
  return redirect('/', { status: 303, headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}
