type Context = { params: Promise<{ slug?: string[] }> };

/** One of Payload's route handlers. What stands around it checks or changes the request. */
export type CmsHandler = (request: Request, context: Context) => Promise<Response>;
