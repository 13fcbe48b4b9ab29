type Context = { params: Promise<{ slug?: string[] }> };

/** A route handler of Payload's, or a function around it that checks or changes the request first. */
export type CmsHandler = (request: Request, context: Context) => Promise<Response>;
